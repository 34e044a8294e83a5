import { codebook, type Lexicon, phrasebook, type Say, type TypingKey } from '@sanguine/kernel';
import { type Direction, DIRECTIONS } from '../../content/shapes.ts';
import { SPELL_KINDS, type Spell } from '../../content/spells.ts';
import { type Unit, UNITS } from '../../content/units.ts';
import { struckBy } from '../../rules/attack.ts';
import type { Frames } from '../../rules/frames.ts';
import { groundOf, spaceName } from '../../rules/ground.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { isOwn } from '../consequences.ts';
import { say as sayGame, spellName, unitName } from '../words.ts';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

type Kind = 'unit' | 'space' | 'spell' | 'aim' | 'stones';

const catalogue = { en, ja };
const say = phrasebook(catalogue) satisfies Say<TypingKey<AnyMove['do'], keyof Frames, Kind>>;
/** When verbs are possible, and why a verb has nothing to apply to. */
export const sayTyping = codebook(catalogue, say);

/** How each move is written. */
const FORMS: Readonly<Record<AnyMove['do'], string>> = {
  place: '{unit} {space}',
  ready: '',
  move: '{unit} {space}',
  attack: '{unit} {aim}',
  cast: '{spell} [{unit}] [{stones}] [@{space}]',
  discard: '{spell}',
  end: '',
  rest: '',
  rise: '{space}',
  strip: '{spell}',
};

const isUnit = (word: string): word is Unit => UNITS.some((one) => one === word);
const isSpell = (word: string): word is Spell => SPELL_KINDS.some((one) => one === word);
const isDirection = (word: string): word is Direction => DIRECTIONS.some((one) => one === word);

export const lexicon: Lexicon<State, AnyMove> = {
  forms: FORMS,
  synonyms: {
    walk: 'move',
    go: 'move',
    strike: 'attack',
    hit: 'attack',
    shoot: 'attack',
    spell: 'cast',
    pass: 'end',
    done: ['end', 'ready', 'rest'],
    finish: ['end', 'ready', 'rest'],
    置く: 'place',
    配置: 'place',
    移動: 'move',
    動かす: 'move',
    攻撃: 'attack',
    呪文: 'cast',
    使う: 'cast',
    捨てる: 'discard',
    終わる: ['end', 'ready', 'rest'],
    終える: ['end', 'ready', 'rest'],
    休む: 'rest',
  },
  endings: ['end', 'rest'],
  lesser(state, seat, move) {
    if (move.do === 'place') return state.figures[move.unit].status === 'glade';
    // Striking only friends is seldom meant.
    return (
      move.do === 'attack' && struckBy(state, move.unit, move.aim).every((hit) => isOwn(state, seat, hit))
    );
  },
  words(state) {
    const ground = groundOf(state);
    return {
      unit: UNITS,
      space: ground.dark.map((_, space) => spaceName(ground, space)),
      spell: SPELL_KINDS,
      aim: [...DIRECTIONS, ...UNITS, 'all'],
    };
  },
  kind: (locale, kind) => sayTyping(locale, `kind.${kind}`),
  name(locale, _kind, word) {
    if (isUnit(word)) return unitName(locale, word);
    if (isSpell(word)) return spellName(locale, word);
    return isDirection(word) ? sayGame(locale, `direction.${word}`) : word;
  },
};
