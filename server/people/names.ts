import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { folded } from '@sanguine/kernel';
import words from './words.json' with { type: 'json' };

const english = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
const house = new Set(words.house);

/** Nothing in it that would insult a stranger, in English or Japanese. */
export function decentText(text: string): boolean {
  const plain = text.normalize('NFKC');
  if (english.hasMatch(plain) || english.hasMatch(drawnTogether(plain))) return false;
  const kana = inHiragana(plain).replaceAll(/[^\p{L}\p{N}]/gu, '');
  return !words.japanese.some((word) => kana.includes(word));
}

/** Decent, and not to be taken for the house or for one of its bots, whose levels are given. */
export function decentName(name: string, levels: Iterable<string> = []): boolean {
  const bare = lookOf(name);
  const whole = bare.replaceAll(' ', '');
  const taken = house.has(whole) || bare.split(' ').some((word) => house.has(word));
  return /[\p{L}\p{N}]/u.test(name) && !taken && !new Set(levels).has(whole) && decentText(name);
}

/** What a hasty reader sees: small letters, without marks, digits and foreign letters read as what they resemble. */
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

/** L e t t e r s set apart, read as the word they make. */
function drawnTogether(text: string): string {
  return text.replaceAll(/(?<=\b\w)[\s._-]+(?=\w\b)/g, '');
}

function inHiragana(text: string): string {
  return text.replaceAll(/[ァ-ヶ]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
}
