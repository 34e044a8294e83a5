import { type Refusal, refusal } from '@sanguine/kernel';
import { BOOSTS, CONDITIONS, ROLLS } from '../content/effects.ts';
import type { Event } from '../rules/events.ts';
import { CAUSES, type Decisions, type FrameOf, WAYS } from '../rules/frames.ts';
import { FAULTS } from '../rules/roster/faults.ts';
import { SOURCES } from '../rules/state.ts';

const unit = '0:orlen.1' as const;
const target = '1:cray.1' as const;
const at = { x: 10_000, y: 8500 };
const to = { x: 12_000, y: 8500 };

/** One event of every kind; the type makes sure that none is missing. */
export const EVERY_EVENT: { readonly [E in Event['e']]: Extract<Event, { e: E }> } = {
  'roster.chosen': { e: 'roster.chosen', seat: 0 },
  'roster.revealed': {
    e: 'roster.revealed',
    seat: 0,
    roster: [
      { kind: 'orlen', items: ['wrath'] },
      { kind: 'pike', items: [] },
      { kind: 'pike', items: [] },
    ],
    loyal: 'wardens',
  },
  'terrain.placed': {
    e: 'terrain.placed',
    seat: 0,
    piece: {
      id: 'west-forest',
      kind: 'forest',
      corners: [
        [0, 0],
        [4000, 0],
        [4000, 3000],
      ],
    },
  },
  'sides.rolled': {
    e: 'sides.rolled',
    rolls: [
      [3, 4],
      [1, 6],
      [2, 2],
      [5, 5],
    ],
    winner: 1,
  },
  'side.taken': { e: 'side.taken', seat: 0, side: 0, edge: 'south' },
  'token.taken': { e: 'token.taken', seat: 0 },
  'champion.named': { e: 'champion.named', seat: 0, unit },
  'unit.placed': { e: 'unit.placed', unit, kind: 'orlen', seat: 0, at },
  'unit.waits': { e: 'unit.waits', unit },
  'round.began': { e: 'round.began', round: 2 },
  'starter.named': { e: 'starter.named', seat: 0, by: 0, passed: true },
  'inspire.placed': { e: 'inspire.placed', unit },
  'turn.began': { e: 'turn.began', unit, seat: 0, round: 2 },
  'supports.began': { e: 'supports.began', seat: 0 },
  'turn.ended': { e: 'turn.ended', unit },
  'unit.moved': { e: 'unit.moved', unit, path: [at, to], length: 4250 },
  'unit.went': { e: 'unit.went', unit, way: 'fly', from: at, to },
  'unit.pushed': {
    e: 'unit.pushed',
    unit: target,
    by: unit,
    from: at,
    to,
    distance: 5000,
    into: null,
  },
  'push.held': { e: 'push.held', unit, by: target, distance: 2000 },
  'action.lost': { e: 'action.lost', unit },
  'unit.focused': { e: 'unit.focused', unit },
  'fire.doused': { e: 'fire.doused', unit },
  'potion.drunk': { e: 'potion.drunk', unit, item: 'wrath' },
  'skill.used': { e: 'skill.used', unit, by: 'forward-the-lamps' },
  'rite.held': { e: 'rite.held', unit, seat: 0 },
  'charge.declared': { e: 'charge.declared', unit, target, kind: 'veryHard', distance: 7904 },
  'charge.tested': { e: 'charge.tested', unit, target, passed: true, sum: 9000 },
  'charge.failed': { e: 'charge.failed', unit, from: at, to },
  'contact.made': { e: 'contact.made', unit, target, from: at, to },
  'strike.lost': { e: 'strike.lost', unit },
  'flight.tested': { e: 'flight.tested', unit, difficulty: 11, passed: true },
  'morale.tested': { e: 'morale.tested', unit, difficulty: 8, passed: true },
  'spell.tried': { e: 'spell.tried', unit: '0:ilmane.1', spell: 'mend', difficulty: 7, passed: true },
  'mana.burned': { e: 'mana.burned', unit },
  'mana.focused': { e: 'mana.focused', unit },
  'attack.declared': { e: 'attack.declared', unit, skill: 'judgement', target, charge: false },
  'shot.aimed': { e: 'shot.aimed', unit, from: null, at },
  'shot.scattered': { e: 'shot.scattered', unit, side: 3, direction: 45, from: to, at },
  'line.fired': { e: 'line.fired', unit, from: at, to },
  'array.turned': { e: 'array.turned', unit, direction: 300, enemies: [target] },
  'array.split': { e: 'array.split', unit, dice: [{ unit: target, dice: 5 }] },
  'roll.weighed': {
    e: 'roll.weighed',
    unit,
    roll: 'attack',
    modifiers: [
      { on: 'dice', amount: 3, base: true, by: 'twin-blades', when: null, of: null },
      { on: 'dice', amount: 1, base: false, by: 'wrath', when: null, of: null },
      { on: 'mastery', amount: 5, base: true, by: 'mm', when: null, of: null },
    ],
  },
  'dice.rolled': { e: 'dice.rolled', unit, roll: 'attack', faces: [1, 2, 0, 3] },
  'dice.rerolled': { e: 'dice.rerolled', unit, roll: 'attack', dice: [0, 0, 0, 1], faces: [1, 0, 0, 0] },
  'die.turned': { e: 'die.turned', unit, from: 2, to: 6 },
  'token.spent': { e: 'token.spent', unit, token: 'inspire', roll: 'attack' },
  'attack.hit': { e: 'attack.hit', unit, target, hits: 2, criticals: 0 },
  'attack.saved': { e: 'attack.saved', unit: target, saves: 1, covered: false, unsaved: 1 },
  'hits.received': { e: 'hits.received', unit: target, hits: 2, source: unit, by: 'thorn-ring' },
  'unit.damaged': { e: 'unit.damaged', unit: target, amount: 2, shields: 0, cause: 'attack' },
  'damage.taken': { e: 'damage.taken', unit: '0:hask.1', from: unit },
  'health.lost': { e: 'health.lost', unit, amount: 1, why: 'terrain' },
  'health.restored': { e: 'health.restored', unit, amount: 2 },
  'inspire.gained': { e: 'inspire.gained', unit, amount: 1 },
  'shield.gained': { e: 'shield.gained', unit, amount: 1 },
  'ember.gained': { e: 'ember.gained', unit: '0:irix.1' },
  'condition.applied': { e: 'condition.applied', unit, token: 'blind' },
  'conditions.removed': { e: 'conditions.removed', unit },
  'dot.rolled': { e: 'dot.rolled', unit, lost: 1, removed: 1 },
  'unit.boosted': { e: 'unit.boosted', unit, boost: 'mv', amount: 2000, until: 'turn', by: 'swiftness' },
  'terrain.tested': { e: 'terrain.tested', unit, piece: 'west-forest', kind: 'forest', bad: false },
  'unit.spared': { e: 'unit.spared', unit },
  'unit.destroyed': { e: 'unit.destroyed', unit: target, seat: 1, kind: 'cray', by: unit },
  'unit.exited': { e: 'unit.exited', unit, seat: 0 },
  'round.ended': { e: 'round.ended', round: 2 },
  'points.scored': { e: 'points.scored', seat: 0, source: 'kill', points: 22, unit: target },
  'cache.taken': { e: 'cache.taken', seat: 0, cache: 2 },
  'wagon.moved': { e: 'wagon.moved', from: at, to, gone: false },
  'extra.rolled': { e: 'extra.rolled', die: 5, needed: 5, more: true },
  'game.ended': { e: 'game.ended', points: [120, 95], winner: 0 },
};

/** Events without a log line. */
export const SILENT: readonly Event['e'][] = ['turn.ended'];

const {
  'unit.went': went,
  'charge.tested': tested,
  'attack.hit': hit,
  'unit.damaged': damaged,
} = EVERY_EVENT;

/** Variants of events that are told differently. */
export const EVERY_VARIANT: readonly Event[] = [
  { ...EVERY_EVENT['roster.revealed'], loyal: null },
  { ...EVERY_EVENT['side.taken'], side: 1, edge: 'east' },
  { ...EVERY_EVENT['starter.named'], by: 1, passed: false },
  ...WAYS.map((way): Event => ({ ...went, way })),
  ...(['edge', { piece: 'west-rock' }, { unit }] as const).map((into): Event => ({
    ...EVERY_EVENT['unit.pushed'],
    into,
  })),
  { ...EVERY_EVENT['unit.pushed'], into: 'edge', to: at },
  { ...tested, passed: false },
  { ...EVERY_EVENT['flight.tested'], passed: false },
  { ...EVERY_EVENT['morale.tested'], passed: false },
  { ...EVERY_EVENT['spell.tried'], passed: false },
  { ...EVERY_EVENT['attack.declared'], charge: true },
  { ...EVERY_EVENT['attack.declared'], target: null },
  { ...EVERY_EVENT['shot.scattered'], side: 'hit', direction: null },
  { ...EVERY_EVENT['shot.scattered'], side: 'blank', direction: null },
  ...ROLLS.map((roll): Event => ({ e: 'dice.rolled', unit, roll, faces: [0, 1, 1, 0, 0, 0] })),
  { ...EVERY_EVENT['token.spent'], token: 'ember' },
  { ...hit, hits: 0 },
  { ...hit, criticals: 1 },
  { ...hit, target: '1:orlen.1' },
  { ...EVERY_EVENT['attack.saved'], covered: true },
  ...CAUSES.flatMap((cause): Event[] => [
    { ...damaged, cause },
    { ...damaged, cause, shields: 1 },
  ]),
  ...(['terrain', 'dot', 'magic', 'skill'] as const).map((why): Event => ({
    ...EVERY_EVENT['health.lost'],
    why,
  })),
  ...CONDITIONS.map((token): Event => ({ e: 'condition.applied', unit, token })),
  ...BOOSTS.map((boost): Event => ({
    e: 'unit.boosted',
    unit,
    boost,
    amount: 1,
    until: 'round',
    by: 'veil',
  })),
  ...(['forest', 'swamp', 'ruins'] as const).map((kind): Event => ({
    e: 'terrain.tested',
    unit,
    piece: 'west-ruin',
    kind,
    bad: true,
  })),
  { ...EVERY_EVENT['unit.destroyed'], by: null },
  ...SOURCES.map((source): Event => ({ e: 'points.scored', seat: 0, source, points: 10, unit: null })),
  { ...EVERY_EVENT['wagon.moved'], gone: true },
  { ...EVERY_EVENT['extra.rolled'], die: 2, more: false },
  { ...EVERY_EVENT['game.ended'], winner: null, points: [90, 90] },
];

/** A frame of every decision, in the scene of `speech.test.ts`: 0 is Orlen, 1 a Pike Watch, 2 Cray, 3 a Bilge Husk. */
export const EVERY_STEP: { readonly [Step in keyof Decisions]: FrameOf<Step> } = {
  muster: { step: 'muster', chosen: [null, null] },
  terrain: { step: 'terrain', seat: 0, left: [0], wood: false },
  prize: { step: 'prize', seat: 0, side: false },
  champion: { step: 'champion', seat: 0 },
  deploy: { step: 'deploy', seat: 0, supports: false },
  initiative: { step: 'initiative', seat: 0 },
  inspire: { step: 'inspire', seat: 0, left: 3 },
  activate: { step: 'activate', seat: 0 },
  support: { step: 'support', seat: 0 },
  act: { step: 'act', unit: 0, what: 'any', skill: '', target: -1 },
  go: { step: 'go', unit: 0, seat: 0, way: 'fly', distance: 8000, source: 0, from: [] },
  aim: { step: 'aim', unit: 0, by: 'forward-the-lamps', choices: [1] },
  shoot: { step: 'shoot', unit: 2, skill: 'skewer', target: -1 },
  split: { step: 'split', unit: 0, dice: 9, marks: [2, 3] },
  contact: { step: 'contact', unit: 0, target: 2, kind: 'easy' },
  strike: { step: 'strike', unit: 0, target: 2 },
  cast: { step: 'cast', unit: 0 },
  summon: { step: 'summon', unit: 0, kind: 'husk', range: 5000, within: 5000, left: 1, may: false },
  dice: { step: 'dice', seat: 0, side: 'roller' },
  react: { step: 'react', unit: 0, by: 'warding-pebble' },
  order: { step: 'order', seat: 0 },
  ember: { step: 'ember', seat: 0, choices: [0, 1] },
  exit: { step: 'exit', seat: 0, choices: [0] },
};

const FACTS = {
  x: '99',
  y: '12',
  width: '45',
  height: '30',
  needs: 7904,
  has: 7500,
  least: 8000,
  most: 4,
  gap: 2500,
  skill: 'judgement',
  by: 'judgement',
  item: 'wrath',
  layout: 'nowhere',
  scenario: 'pit',
  size: 'large',
  what: 'move',
  token: 'ember',
  die: 3,
  count: 5,
  all: 2,
  dice: 9,
  enemies: 2,
  sum: 8,
  pieces: 41,
  corners: 2,
  room: 3,
  needed: 12,
  cost: 210,
  points: 200,
  over: 10,
  copies: 2,
  items: 5,
  schools: 1,
  realms: 2,
  problem: 'no shape',
  step: 'muster',
  verb: 'move',
};

/** A refusal for each of these codes, with every fact there is. */
export const refusalsOf = (codes: readonly string[]): Refusal[] =>
  codes.map((code) =>
    (FAULTS as readonly string[]).includes(code)
      ? refusal('2.1', code, ['orlen', 'wrath'], { ...FACTS })
      : refusal('1.1', code, ['north-cray', 'west-forest'], { ...FACTS }),
  );
