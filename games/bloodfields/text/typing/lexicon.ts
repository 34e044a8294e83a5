import { codebook, type Lexicon, phrasebook, type Say, type TypingKey } from '@sanguine/kernel';
import { ITEM_IDS } from '../../content/items.ts';
import { UNIT_KINDS } from '../../content/units/index.ts';
import { WHYS } from '../../rules/candidates/walk.ts';
import type { Frames } from '../../rules/frames.ts';
import { piecesOf } from '../../rules/geometry/field.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { nameOf, SIDES } from '../../rules/names.ts';
import { refuseOffTable } from '../../rules/off-table.ts';
import { skillSet } from '../../rules/skills.ts';
import type { State } from '../../rules/state.ts';
import { kindName, isItem, isKind, itemName, pieceName, sideName, skillName, thingName } from '../words.ts';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

type Kind =
  | 'recruit'
  | 'item'
  | 'unit'
  | 'point'
  | 'goal'
  | 'piece'
  | 'side'
  | 'prize'
  | 'skill'
  | 'spell'
  | 'number'
  | 'degrees'
  | 'dice';

const catalogue = { en, ja };
const say = phrasebook(catalogue) satisfies Say<TypingKey<AnyMove['do'], keyof Frames, Kind>>;
/** When verbs are possible, and why one cannot be used now. */
export const sayTyping = codebook(catalogue, say);

/** The notation of each move. */
const FORMS: Readonly<Record<AnyMove['do'], string>> = {
  muster: '{recruit}[+{item}][*{number}] …',
  lay: '{number} {point} [{degrees}]',
  take: '{prize}',
  name: '{unit}',
  place: '{unit} {point}',
  first: '{side}',
  inspire: '{unit}',
  activate: '{unit}',
  supports: '',
  move: '{point} … | {goal} [{unit} | {piece}]',
  charge: '{unit}',
  attack: '{skill} [{unit}]',
  use: '{skill}',
  magic: '',
  flee: '',
  focus: '',
  douse: '',
  shake: '',
  drink: '{item}',
  rite: '',
  end: '',
  stay: '',
  target: '{unit}',
  aim: '[{point}] {point}',
  fan: '{degrees}',
  split: '{number} …',
  contact: '{point}',
  strike: '{skill}',
  cast: '{spell}',
  stop: '',
  summon: '{point}',
  reroll: '{skill} {dice}',
  turn: '{skill} {number}',
  spend: '[ember]',
  keep: '',
  pass: '',
  next: '{unit} {skill}',
  exit: '{unit}',
};

export const lexicon: Lexicon<State, AnyMove> = {
  forms: FORMS,
  synonyms: {
    walk: 'move',
    go: 'move',
    run: 'move',
    shoot: 'attack',
    hit: ['attack', 'strike'],
    fight: ['attack', 'strike'],
    deploy: 'place',
    roster: 'muster',
    spell: 'magic',
    potion: 'drink',
    done: 'end',
    finish: 'end',
    ロスター: 'muster',
    配置: 'place',
    起動: 'activate',
    支援: 'supports',
    移動: 'move',
    突撃: 'charge',
    攻撃: ['attack', 'strike'],
    使う: 'use',
    魔法: 'magic',
    逃走: 'flee',
    戦意集中: 'focus',
    消火: 'douse',
    飲む: 'drink',
    儀式: 'rite',
    終わる: 'end',
    終える: 'end',
    対象: 'target',
    狙う: 'aim',
    接触: 'contact',
    唱える: 'cast',
    振り直す: 'reroll',
    そのまま: 'keep',
    パス: 'pass',
    離脱: 'exit',
  },
  endings: ['end'],
  words(state, seat) {
    const own = state.units.filter(({ owner }) => owner === seat);
    return {
      unit: state.units.map((_, id) => nameOf(state, id)),
      skill: own.flatMap(({ kind, items }) => [...skillSet(kind).byId.keys(), ...items]),
      spell: own.flatMap(({ kind }) => skillSet(kind).spells.map(({ id }) => id)),
      item: ITEM_IDS,
      goal: WHYS,
      piece: piecesOf(fieldFor(state).pieces).map(({ id }) => id),
      side: SIDES,
      prize: ['token', ...SIDES],
      recruit: UNIT_KINDS,
    };
  },
  unfit: (state, _verb, word) => refuseOffTable(state, word),
  kind: (locale, kind) => sayTyping(locale, `kind.${kind}`),
  name(locale, kind, word) {
    if (kind === 'recruit' && isKind(word)) return kindName(locale, word);
    if (kind === 'unit') return thingName(locale, word);
    if (kind === 'piece') return pieceName(locale, word);
    if (isItem(word)) return itemName(locale, word);
    const side = SIDES.find((one) => one === word);
    return side === undefined ? skillName(locale, word) : sideName(locale, side);
  },
};
