import type { Seat } from '@sanguine/kernel';
import type { Boost, Condition, Roll, Span } from '../content/effects.ts';
import type { TerrainPiece } from '../content/terrain.ts';
import type { UnitKind } from '../content/units/kinds.ts';
import type { Modifier } from './attack/modifiers.ts';
import type { ChargeKind } from './charge/kind.ts';
import type { Cause, Faces, Way } from './frames.ts';
import type { Point } from './geometry/point.ts';
import type { Roster } from './roster/roster.ts';
import type { Tag } from './names.ts';
import type { Edge } from './scenario.ts';
import type { Source } from './state.ts';

/** The unit an event is about, by its tag, which a reader understands without the table. */
interface Of {
  readonly unit: Tag;
}

/** §5.7: what stops a push. */
export type PushedInto = { readonly unit: Tag } | { readonly piece: string } | 'edge';

/** What happened, as facts. Boards draw these and never compute them again. */
export type Event =
  | { readonly e: 'roster.chosen'; readonly seat: Seat }
  | {
      readonly e: 'roster.revealed';
      readonly seat: Seat;
      readonly roster: Roster;
      readonly loyal: string | null;
    }
  | { readonly e: 'terrain.placed'; readonly seat: Seat; readonly piece: TerrainPiece }
  | { readonly e: 'sides.rolled'; readonly rolls: readonly (readonly number[])[]; readonly winner: Seat }
  | { readonly e: 'side.taken'; readonly seat: Seat; readonly side: 0 | 1; readonly edge: Edge }
  | { readonly e: 'token.taken'; readonly seat: Seat }
  | { readonly e: 'champion.named'; readonly seat: Seat; readonly unit: Tag }
  | {
      readonly e: 'unit.placed';
      readonly unit: Tag;
      readonly kind: UnitKind;
      readonly seat: Seat;
      readonly at: Point;
    }
  | ({ readonly e: 'unit.waits' } & Of)
  | { readonly e: 'round.began'; readonly round: number }
  | { readonly e: 'starter.named'; readonly seat: Seat; readonly by: Seat; readonly passed: boolean }
  | ({ readonly e: 'inspire.placed' } & Of)
  | { readonly e: 'turn.began'; readonly unit: Tag; readonly seat: Seat; readonly round: number }
  | { readonly e: 'supports.began'; readonly seat: Seat }
  | ({ readonly e: 'turn.ended' } & Of)
  | ({ readonly e: 'unit.moved'; readonly path: readonly Point[]; readonly length: number } & Of)
  | ({ readonly e: 'unit.went'; readonly way: Way; readonly from: Point; readonly to: Point } & Of)
  | ({
      readonly e: 'unit.pushed';
      readonly by: Tag;
      readonly from: Point;
      readonly to: Point;
      /** How far it was to be pushed, in mil. */
      readonly distance: number;
      /** What it ran into: a unit, a piece by its name, or the edge; null if it ran into nothing. */
      readonly into: PushedInto | null;
    } & Of)
  | ({ readonly e: 'push.held'; readonly by: Tag; readonly distance: number } & Of)
  | ({ readonly e: 'action.lost' } & Of)
  | ({ readonly e: 'unit.focused' } & Of)
  | ({ readonly e: 'fire.doused' } & Of)
  | ({ readonly e: 'potion.drunk'; readonly item: string } & Of)
  | ({ readonly e: 'skill.used'; readonly by: string } & Of)
  | ({ readonly e: 'rite.held'; readonly seat: Seat } & Of)
  | ({
      readonly e: 'charge.declared';
      readonly target: Tag;
      readonly kind: ChargeKind;
      /** In mil. */
      readonly distance: number;
    } & Of)
  | ({
      readonly e: 'charge.tested';
      readonly target: Tag;
      readonly passed: boolean;
      readonly sum: number;
    } & Of)
  | ({ readonly e: 'charge.failed'; readonly from: Point; readonly to: Point } & Of)
  | ({ readonly e: 'contact.made'; readonly target: Tag; readonly from: Point; readonly to: Point } & Of)
  | ({ readonly e: 'strike.lost' } & Of)
  | ({
      readonly e: 'flight.tested';
      readonly difficulty: number;
      readonly passed: boolean;
    } & Of)
  | ({ readonly e: 'morale.tested'; readonly difficulty: number; readonly passed: boolean } & Of)
  | ({
      readonly e: 'spell.tried';
      readonly spell: string;
      readonly difficulty: number;
      readonly passed: boolean;
    } & Of)
  | ({ readonly e: 'mana.burned' } & Of)
  | ({ readonly e: 'mana.focused' } & Of)
  | ({
      readonly e: 'attack.declared';
      readonly skill: string;
      readonly target: Tag | null;
      readonly charge: boolean;
    } & Of)
  | {
      readonly e: 'shot.aimed';
      readonly unit: Tag;
      readonly from: Point | null;
      readonly at: Point;
    }
  | {
      readonly e: 'shot.scattered';
      readonly unit: Tag;
      readonly side: 'hit' | 'blank' | number;
      /** In degrees; null if the shot did not scatter. */
      readonly direction: number | null;
      /** Where it was aimed, and where it comes down. */
      readonly from: Point;
      readonly at: Point;
    }
  | { readonly e: 'line.fired'; readonly unit: Tag; readonly from: Point; readonly to: Point }
  | {
      readonly e: 'array.turned';
      readonly unit: Tag;
      readonly direction: number;
      readonly enemies: readonly Tag[];
    }
  | {
      readonly e: 'array.split';
      readonly unit: Tag;
      readonly dice: readonly { readonly unit: Tag; readonly dice: number }[];
    }
  | {
      /** What counts in the next roll. */
      readonly e: 'roll.weighed';
      readonly unit: Tag;
      readonly roll: Roll;
      readonly modifiers: readonly Modifier[];
    }
  | { readonly e: 'dice.rolled'; readonly unit: Tag; readonly roll: Roll; readonly faces: Faces }
  | {
      readonly e: 'dice.rerolled';
      readonly unit: Tag;
      readonly roll: Roll;
      readonly dice: Faces;
      readonly faces: Faces;
    }
  | { readonly e: 'die.turned'; readonly unit: Tag; readonly from: number; readonly to: number }
  | {
      readonly e: 'token.spent';
      readonly unit: Tag;
      readonly token: 'inspire' | 'ember';
      readonly roll: Roll;
    }
  | {
      readonly e: 'attack.hit';
      readonly unit: Tag;
      readonly target: Tag;
      readonly hits: number;
      readonly criticals: number;
    }
  | {
      readonly e: 'attack.saved';
      readonly unit: Tag;
      readonly saves: number;
      readonly covered: boolean;
      readonly unsaved: number;
    }
  | {
      readonly e: 'hits.received';
      readonly unit: Tag;
      readonly hits: number;
      readonly source: Tag;
      readonly by: string;
    }
  | {
      readonly e: 'unit.damaged';
      readonly unit: Tag;
      readonly amount: number;
      readonly shields: number;
      readonly cause: Cause;
    }
  | { readonly e: 'damage.taken'; readonly unit: Tag; readonly from: Tag }
  | ({
      readonly e: 'health.lost';
      readonly amount: number;
      readonly why: 'terrain' | 'dot' | 'magic' | 'skill';
    } & Of)
  | ({ readonly e: 'health.restored'; readonly amount: number } & Of)
  | ({ readonly e: 'inspire.gained'; readonly amount: number } & Of)
  | ({ readonly e: 'shield.gained'; readonly amount: number } & Of)
  | ({ readonly e: 'ember.gained' } & Of)
  | ({ readonly e: 'condition.applied'; readonly token: Condition } & Of)
  | ({ readonly e: 'conditions.removed' } & Of)
  | ({ readonly e: 'dot.rolled'; readonly lost: number; readonly removed: number } & Of)
  | ({
      readonly e: 'unit.boosted';
      readonly boost: Boost;
      readonly amount: number;
      readonly until: Span;
      readonly by: string;
    } & Of)
  | ({
      readonly e: 'terrain.tested';
      readonly piece: string;
      readonly kind: string;
      readonly bad: boolean;
    } & Of)
  | ({ readonly e: 'unit.spared' } & Of)
  | ({
      readonly e: 'unit.destroyed';
      readonly seat: Seat;
      readonly kind: UnitKind;
      readonly by: Tag | null;
    } & Of)
  | ({ readonly e: 'unit.exited'; readonly seat: Seat } & Of)
  | { readonly e: 'round.ended'; readonly round: number }
  | {
      readonly e: 'points.scored';
      readonly seat: Seat;
      readonly source: Source;
      readonly points: number;
      readonly unit: Tag | null;
    }
  | { readonly e: 'cache.taken'; readonly seat: Seat; readonly cache: number }
  | { readonly e: 'wagon.moved'; readonly from: Point; readonly to: Point; readonly gone: boolean }
  | { readonly e: 'extra.rolled'; readonly die: number; readonly needed: number; readonly more: boolean }
  | { readonly e: 'game.ended'; readonly points: readonly number[]; readonly winner: Seat | null };
