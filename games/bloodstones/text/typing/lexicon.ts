import { codebook, type Lexicon, phrasebook, type Say, type TypingKey } from '@sanguine/kernel';
import { type Faction, FACTIONS } from '../../content/factions.ts';
import { TILE_KINDS, type TileKind, UNIT_KINDS, type UnitKind } from '../../content/kinds.ts';
import { atlasOf } from '../../rules/atlas.ts';
import { refuseBlank } from '../../rules/build.ts';
import { isWasteful } from '../../rules/due.ts';
import type { Frames } from '../../rules/frames.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { factionName, kindName } from '../words.ts';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

type Kind = 'faction' | 'area' | 'unit' | 'tile' | 'number';

const catalogue = { en, ja };
const say = phrasebook(catalogue) satisfies Say<TypingKey<Move['do'], keyof Frames, Kind>>;
/** When verbs are possible, and why nothing can be done with one. */
export const sayTyping = codebook(catalogue, say);

/** How each move is written. */
const FORMS: Readonly<Record<Move['do'], string>> = {
  pick: '{faction}',
  found: '@{area}',
  muster: '{unit} @{area}',
  ready: '',
  deploy: '{unit} @{area} …',
  return: '{unit} @{area}',
  capture: '@{area}',
  pay: '{tile} …',
  end: '',
  shamble: '{area}>{area}',
  build: '{unit} @{area}',
  discard: '{tile} …',
  step: '{unit}+… {area}>{area}',
  battle: '@{area} seat {number}',
  withdraw: '@{area}',
  stand: '',
  swap: '{tile}',
  keep: '',
  lose: '{unit}',
  retreat: '@{area}',
  raise: '{number}',
  settle: '@{area}',
};

const isFaction = (word: string): word is Faction => FACTIONS.some((one) => one === word);
const isKind = (word: string): word is TileKind | UnitKind =>
  TILE_KINDS.some((one) => one === word) || UNIT_KINDS.some((one) => one === word);

/** Verbs that put a tile on the map as a unit. */
const BUILDING: readonly string[] = ['muster', 'deploy', 'return', 'build'] satisfies Move['do'][];

export const lexicon: Lexicon<State, Move> = {
  forms: FORMS,
  synonyms: {
    march: 'step',
    move: 'step',
    go: 'step',
    fight: 'battle',
    attack: 'battle',
    village: 'settle',
    construct: 'settle',
    recruit: ['build', 'muster', 'return'],
    choose: 'pick',
    citadel: 'found',
    undead: 'shamble',
    finish: ['end', 'ready'],
    done: ['end', 'ready'],
    casualty: 'lose',
    選ぶ: 'pick',
    城塞: 'found',
    設立: ['build', 'muster', 'return'],
    移動: 'step',
    進軍: 'step',
    戦闘: 'battle',
    占領: 'capture',
    支払い: ['pay', 'discard'],
    支払う: ['pay', 'discard'],
    捨てる: 'discard',
    終わる: ['end', 'ready'],
    終える: ['end', 'ready'],
    撤退: 'withdraw',
    戦う: 'stand',
    交換: 'swap',
    残す: 'keep',
    失う: 'lose',
    退却: 'retreat',
    蘇らせる: 'raise',
    建設: 'settle',
    復帰: 'return',
  },
  endings: ['end', 'ready'],
  lesser: (state, seat, move) => move.do === 'pay' && isWasteful(state, seat, move.tiles),
  words: (state) => ({
    faction: FACTIONS,
    area: atlasOf(state).areas.map((area) => `@${area}`),
    unit: UNIT_KINDS,
    tile: TILE_KINDS,
  }),
  kind: (locale, kind) => sayTyping(locale, `kind.${kind}`),
  name(locale, _kind, word) {
    if (isFaction(word)) return factionName(locale, word);
    return isKind(word) ? kindName(locale, word) : word;
  },
  parted: (text) => text.replaceAll(/(\d+)\s*>\s*(\d+)/g, '@$1 @$2'),
  unfit: (_state, verb, word) => (word === 'blank' && BUILDING.includes(verb) ? refuseBlank() : null),
};
