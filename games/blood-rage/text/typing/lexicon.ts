import { codebook, type Lexicon, phrasebook, type Say, type TypingKey } from '@sanguine/kernel';
import { CARDS, isCard } from '../../content/cards.ts';
import { type ClanName, CLANS, type Figure, FIGURES, type Stat, STATS } from '../../content/clan.ts';
import { type Place, PLACES, PROVINCES } from '../../content/provinces.ts';
import { clanOf } from '../../rules/clans.ts';
import type { Frames } from '../../rules/frames.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { cardName, clanName, figureName, placeName, statName } from '../words.ts';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

type Kind = 'clan' | 'card' | 'figure' | 'place' | 'province' | 'stat' | 'bonus';

const catalogue = { en, ja };
const say = phrasebook(catalogue) satisfies Say<TypingKey<AnyMove['do'], keyof Frames, Kind>>;
/** When verbs are possible, and why a verb has nothing to apply to. */
export const sayTyping = codebook(catalogue, say);

/** How each move is written. */
const FORMS: Readonly<Record<AnyMove['do'], string>> = {
  pick: '{clan}',
  draft: '{card} …',
  invade: '{figure} {place}',
  march: '{province} {province} {figure} …',
  upgrade: '{card} [for {card}]',
  quest: '{card}',
  pillage: '{province}',
  challenge: '{province}',
  recall: '{figure} {place}',
  sacrifice: '{figure} {place} {figure} {place} [for {stat}]',
  pass: '',
  accept: '',
  decline: '',
  join: '{figure} {province}',
  stay: '',
  rest: '',
  wake: '',
  play: '{card} [ask | win | never]',
  declare: '{bonus}',
  keep: '{figure}',
  rescue: '{figure}@{place} … [retreat]',
  late: '{card}',
  regain: '{card} …',
  raise: '{stat}',
  ride: '{province}',
  hold: '{card}',
  grow: '{stat} …',
};

const isClan = (word: string): word is ClanName => CLANS.some((one) => one === word);
const isFigure = (word: string): word is Figure => FIGURES.some((one) => one === word);
const isPlace = (word: string): word is Place => PLACES.some((one) => one === word);
const isStat = (word: string): word is Stat => STATS.some((one) => one === word);

export const lexicon: Lexicon<State, AnyMove> = {
  forms: FORMS,
  synonyms: {
    move: 'march',
    choose: 'pick',
    attack: 'pillage',
    fight: 'pillage',
    commit: 'quest',
    yes: 'accept',
    no: 'decline',
    save: 'rescue',
    yell: 'join',
    end: 'pass',
    選ぶ: 'pick',
    ドラフト: 'draft',
    侵攻: 'invade',
    進軍: 'march',
    強化: 'upgrade',
    クエスト: 'quest',
    略奪: 'pillage',
    パス: 'pass',
    はい: 'accept',
    使う: 'accept',
    いいえ: 'decline',
    断る: 'decline',
    参戦: 'join',
    待つ: 'stay',
    出す: 'play',
    宣言: 'declare',
    残す: 'keep',
    救出: 'rescue',
    後出し: 'late',
    戻す: 'regain',
    上げる: 'raise',
    持ち越す: 'hold',
  },
  endings: ['pass'],
  words(state, seat) {
    const { hand } = clanOf(state, seat);
    const held = new Set<string>(hand);
    return {
      clan: CLANS,
      // A name means the card in hand rather than one of another Age: if names are equal, the last card counts.
      card: CARDS.map(({ card }) => card).toSorted(
        (one, other) => Number(held.has(one)) - Number(held.has(other)),
      ),
      figure: FIGURES,
      place: PLACES,
      province: PROVINCES,
      stat: STATS,
    };
  },
  kind: (locale, kind) => sayTyping(locale, `kind.${kind}`),
  name(locale, kind, word) {
    if (kind === 'card' && isCard(word)) return cardName(locale, word);
    if (kind === 'figure' && isFigure(word)) return figureName(locale, word);
    if (isClan(word)) return clanName(locale, word);
    if (isPlace(word)) return placeName(locale, word);
    return isStat(word) ? statName(locale, word) : word;
  },
};
