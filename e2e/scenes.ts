import { game as bloodRage } from '@sanguine/blood-rage/game.ts';
import type { State as Saga } from '@sanguine/blood-rage/rules/state.ts';
import { tutorial as lessons } from '@sanguine/blood-stone/board/tutorial/tutorial.ts';
import { game as bloodStone } from '@sanguine/blood-stone/game.ts';
import type { State as Night } from '@sanguine/blood-stone/rules/state.ts';
import { game as bloodfields } from '@sanguine/bloodfields/game.ts';
import type { AttackProfile } from '@sanguine/bloodfields/content/skills.ts';
import { legalActs } from '@sanguine/bloodfields/rules/candidates/acts.ts';
import { profileOf } from '@sanguine/bloodfields/rules/skills.ts';
import type { State as Field } from '@sanguine/bloodfields/rules/state.ts';
import { unitOf } from '@sanguine/bloodfields/rules/units.ts';
import { game as bloodstones } from '@sanguine/bloodstones/game.ts';
import type { State as War } from '@sanguine/bloodstones/rules/state.ts';
import type { LocalGame } from '../web/store/local-game.ts';
import { type Staged, staged, taught, type Until } from './staged.ts';

const me = { kind: 'person', name: 'Anneke' } as const;
const recruit = { kind: 'bot', level: 'recruit' } as const;
const veteran = { kind: 'bot', level: 'veteran' } as const;
const duel = [me, recruit];
const clans = [me, recruit, veteran, recruit];

const war = (id: string, seats: LocalGame['seats'], seed: string, until?: Until<War>): Staged =>
  staged(bloodstones, id, {
    name: 'The Marsh Accord',
    seats,
    seed,
    choices: { options: { regroupTarget: 'short' } },
    until,
  });

/** The person plays the Witch or the Soldiers, against a Veteran. */
const night = (id: string, side: 'witch' | 'soldiers', glade: string, until?: Until<Night>): Staged =>
  staged(bloodStone, id, {
    name: 'The Red Moon',
    seats: [me, veteran],
    seed: id,
    choices: { board: glade, options: { sides: side === 'witch' ? 'first' : 'second' } },
    until,
  });

const saga = (id: string, seats: LocalGame['seats'], seed: string, until?: Until<Saga>): Staged =>
  staged(bloodRage, id, { name: 'The Last Winter', seats, seed, until });

const asks =
  (step: Saga['frames'][number]['step'], age: number): Until<Saga> =>
  (state, [seat]) =>
    seat === 0 && state.age >= age && state.frames.at(-1)?.step === step;

/** A battle of miniatures against a Veteran. */
const field = (id: string, board: string, until?: Until<Field>, seed: string = id): Staged =>
  staged(bloodfields, id, {
    name: 'First Blood',
    seats: [me, veteran],
    seed,
    choices: { board },
    until,
  });

/** The person is asked in this step, in this round or later. */
const fights =
  (step: Field['frames'][number]['step'], round: number): Until<Field> =>
  (state, [seat]) =>
    seat === 0 && state.round >= round && state.frames.at(-1)?.step === step;

/** The acting unit can make an attack like this one. */
const strikes =
  (like: (attack: AttackProfile) => boolean): Until<Field> =>
  (state, deciders) => {
    const open = state.frames.at(-1);
    if (!fights('act', 1)(state, deciders) || open?.step !== 'act' || open.what !== 'turn') return false;
    const unit = unitOf(state, open.unit);
    return legalActs(state, open).some((move) => move.do === 'attack' && like(profileOf(unit, move.skill)));
  };

/** Games well under way, to be played to their end. */
export const LATE = {
  war: () => war('late-war', duel, 'late', ({ round }, [seat]) => seat === 0 && round > 8),
  /** The last of three Ages. */
  saga: () =>
    staged(bloodRage, 'late-saga', {
      name: 'The Last Winter',
      seats: duel,
      seed: 'late',
      until: ({ age }, [seat]) => seat === 0 && age > 2,
    }),
  /** In the Pit, against a Recruit. */
  field: () =>
    staged(bloodfields, 'late-field', {
      name: 'Last Blood',
      seats: duel,
      seed: 'late',
      choices: { board: 'pit', options: { scenario: 'pit' } },
      until: ({ round }, [seat]) => seat === 0 && round > 2,
    }),
};

const SCENES = {
  opening: () => war('opening', duel, 'opening', (_, [seat]) => seat === 0),
  main: () =>
    war(
      'main',
      [me, recruit, veteran, recruit],
      'main',
      ({ frames, round }, [seat]) => seat === 0 && round > 5 && frames.at(-1)?.step === 'main',
    ),
  battle: () =>
    war('battle', duel, 'battle 1', ({ frames, units }, [seat]) => {
      const open = frames.at(-1);
      if (seat !== 0 || open?.step !== 'swap') return false;
      const mine = units[open.area]?.filter((unit) => unit.seat === seat).length ?? 0;
      const theirs = (units[open.area]?.length ?? 0) - mine;
      return mine > 1 && theirs > 1 && mine + theirs > 5 && Math.abs(mine - theirs) < 3;
    }),
  curtain: () => war('curtain', [me, { kind: 'person', name: 'Mirela' }], 'curtain', () => true),
  over: () => war('over', duel, 'over'),
  'glade-placing': () => night('glade-placing', 'witch', 'hollow-glade', () => true),
  glade: () => taught(bloodStone, lessons, 'glade', { name: 'The Red Moon', seats: [me, veteran] }, 'boil'),
  'glade-soldiers': () =>
    night(
      'glade-soldiers',
      'soldiers',
      'drowned-ring',
      ({ frames, round }, [seat]) => seat === 0 && round > 2 && frames.at(-1)?.step === 'soldiers',
    ),
  'ages-gifts': () => saga('ages-gifts', clans, 'gifts', asks('draft', 1)),
  ages: () =>
    saga('ages', clans, 'ages', (state, deciders) => {
      const [own] = state.clans;
      return asks('action', 2)(state, deciders) && (own?.rage ?? 0) > 3 && state.pillaged.length > 0;
    }),
  'ages-call': () => saga('ages-call', clans, 'call', asks('call', 2)),
  'ages-battle': () =>
    saga(
      'ages-battle',
      clans,
      'cards',
      (state, deciders) => asks('cards', 2)(state, deciders) && (state.battle?.participants.length ?? 0) > 2,
    ),
  'ages-rescue': () => saga('ages-rescue', clans, 'rescue 44', asks('rescue', 1)),
  'ages-discard': () => saga('ages-discard', clans, 'discard', asks('discard', 1)),
  'ages-over': () => saga('ages-over', clans, 'ages over'),
  'glade-over': () => night('glade-over', 'witch', 'bonewood'),
  /** Played badly and conceded early: quick to analyse, with mistakes to learn from. */
  'glade-given': () =>
    staged(bloodStone, 'glade-given', {
      name: 'The Red Moon',
      seats: [me, veteran],
      seed: 'given',
      choices: { board: 'bonewood', options: { sides: 'first' } },
      until: ({ round }, [seat]) => seat === 0 && round > 4,
      gives: 0,
      blind: 0,
    }),
  'field-muster': () => field('field-muster', 'pit', () => true),
  field: () => field('field', 'barrow-field', fights('act', 2)),
  'field-charge': () =>
    field('field-charge', 'pit', (state, deciders) => {
      const open = state.frames.at(-1);
      if (!fights('act', 2)(state, deciders) || open?.step !== 'act') return false;
      return legalActs(state, open).some(({ do: verb }) => verb === 'charge');
    }),
  /** A round has just ended, and the person has not acted since. */
  'field-round': () =>
    field(
      'field-round',
      'pit',
      (state, [seat]) => seat === 0 && state.round > 1 && state.frames.at(-1)?.step === 'initiative',
    ),
  'field-dice': () => field('field-dice', 'pit', fights('dice', 1)),
  'field-over': () => field('field-over', 'pit'),
  'field-array': () =>
    field(
      'field-array',
      'barrow-field',
      strikes(({ shot }) => shot === 'array'),
      'array 4',
    ),
  'field-push': () =>
    field(
      'field-push',
      'barrow-field',
      strikes(
        ({ kind, onDamage }) => kind === 'melee' && onDamage?.some((effect) => effect.do === 'push') === true,
      ),
      'push 5',
    ),
  'field-blink': () =>
    field(
      'field-blink',
      'barrow-field',
      (state, [seat]) => {
        const open = state.frames.at(-1);
        return seat === 0 && open?.step === 'go' && open.way === 'blink';
      },
      'blink 9',
    ),
} satisfies Readonly<Record<string, () => Staged>>;

export type SceneName = keyof typeof SCENES;

const played = new Map<SceneName, Staged>();

/** A game at one of these moments, played once for all tests of a worker. */
export function scene(name: SceneName): Staged {
  const game = played.get(name) ?? SCENES[name]();
  played.set(name, game);
  return game;
}
