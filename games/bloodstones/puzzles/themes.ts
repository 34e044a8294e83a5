import { type Answered, type Seat, themesOf } from '@sanguine/kernel';
import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

type Answer = Answered<State, Move, Event>;

/** Answers by one of these verbs. */
const by =
  (...verbs: readonly Move['do'][]) =>
  ({ move }: Answer): boolean =>
    verbs.includes(move.do);

/** The area an attack goes to; null for any other move. */
function attacked({ view, seat, move }: Answer): Area | null {
  const area = move.do === 'step' ? move.to : move.do === 'battle' ? move.area : null;
  return area !== null && enemies(view, seat, area).length > 0 ? area : null;
}

const enemies = (view: State, seat: Seat, area: Area): UnitKind[] =>
  (view.units[area] ?? []).flatMap((unit) => (unit.seat === seat ? [] : [unit.kind]));

/** Whether the seat has a ship in the battle that is being fought. */
function hasShipAtStake({ view, seat }: Answer): boolean {
  const frame = view.frames.at(-1);
  if (frame === undefined || !('area' in frame) || frame.step === 'muster') return false;
  return (view.units[frame.area] ?? []).some((unit) => unit.seat === seat && unit.kind === 'ship');
}

const takesCastle = (answer: Answer): boolean => {
  const area = attacked(answer);
  if (area === null) return false;
  return enemies(answer.view, answer.seat, area).some((kind) => kind === 'castle' || kind === 'citadel');
};

/** What the puzzles are about; the first that fits counts. */
export const THEMES = themesOf(
  {
    castle: takesCastle,
    ship: (answer: Answer) =>
      hasShipAtStake(answer) && by('withdraw', 'stand', 'lose', 'retreat', 'swap', 'keep')(answer),
    tile: by('swap', 'keep'),
    stand: by('withdraw', 'stand'),
    losses: by('lose', 'retreat', 'raise'),
    attack: (answer: Answer) => attacked(answer) !== null,
    build: by('build', 'return'),
    village: by('capture', 'settle'),
    march: by('step', 'shamble'),
  },
  { en, ja },
);
