import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { folded, partsOf } from '@sanguine/kernel';
import words from './words.json' with { type: 'json' };

const english = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
const house = new Set(words.house);

/** Whether a text holds no insults, in English or Japanese. */
export function decentText(text: string): boolean {
  const plain = text.normalize('NFKC');
  if (english.hasMatch(plain) || english.hasMatch(drawnTogether(plain))) return false;
  const kana = inHiragana(plain).replaceAll(/[^\p{L}\p{N}]/gu, '');
  return !words.japanese.some((word) => kana.includes(word));
}

/**
 * Whether a name is decent and cannot be mistaken for the server, its administrators or one of these bots.
 */
export function decentName(name: string, bots: Iterable<string> = []): boolean {
  const bare = lookOf(name);
  const whole = bare.replaceAll(' ', '');
  // Nobody is called as if of a temper, either: `recruit.bob`.
  const looks = [whole, lookOf(partsOf(name).level)];
  const isBot = Array.from(bots).some((bot) => looks.includes(lookOf(bot).replaceAll(' ', '')));
  const taken = house.has(whole) || bare.split(' ').some((word) => house.has(word));
  return /[\p{L}\p{N}]/u.test(name) && !taken && !isBot && decentText(name);
}

/**
 * The name as a hasty reader sees it: lower case, without diacritics, look-alike digits and foreign letters replaced.
 */
function lookOf(name: string): string {
  const marked = folded(name)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '');
  const alike = new Map(Object.entries(words.alike));
  return Array.from(marked, (letter) => alike.get(letter) ?? letter)
    .join('')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Joins s p a c e d letters into the word they spell. */
function drawnTogether(text: string): string {
  return text.replaceAll(/(?<=\b\w)[\s._-]+(?=\w\b)/g, '');
}

function inHiragana(text: string): string {
  return text.replaceAll(/[ァ-ヶ]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
}
