import type { Seat } from '@sanguine/kernel';
import type { Space } from '../content/glade.ts';
import type { BloodSpell, Spell } from '../content/spells.ts';
import type { Unit } from '../content/units.ts';
import type { Aim } from './moves.ts';
import type { HIDDEN, GameResult } from './state.ts';

export type Wound = 'attack' | 'boil' | 'banish';

/**
 * What happened, as facts. Log lines, animations, sounds and speech are all made from these. Events with a space carry
 * the glade, without which its number has no name.
 */
export type Event =
  | { readonly e: 'sides.drawn'; readonly witch: Seat }
  | { readonly e: 'unit.placed'; readonly unit: Unit; readonly at: Space; readonly glade: string }
  | { readonly e: 'side.ready'; readonly seat: Seat }
  | { readonly e: 'turn.began'; readonly seat: Seat; readonly round: number }
  | { readonly e: 'deck.shuffled'; readonly seat: Seat; readonly cards: number }
  | { readonly e: 'cards.drawn'; readonly seat: Seat; readonly cards: readonly (Spell | typeof HIDDEN)[] }
  | {
      readonly e: 'card.used';
      readonly seat: Seat;
      readonly card: Spell;
      readonly unit: Unit | 'none';
      readonly blood: number;
    }
  | { readonly e: 'card.discarded'; readonly seat: Seat; readonly card: Spell }
  | { readonly e: 'die.rolled'; readonly die: 4 | 6; readonly fell: number; readonly won: boolean }
  /** `path`: the spaces passed, ending with the destination; a single one if the unit was put there directly. */
  | {
      readonly e: 'unit.moved';
      readonly unit: Unit;
      readonly from: Space;
      readonly path: readonly Space[];
      readonly glade: string;
    }
  | { readonly e: 'unit.attacked'; readonly unit: Unit; readonly aim: Aim; readonly struck: readonly Unit[] }
  | { readonly e: 'blood.lost'; readonly unit: Unit; readonly count: number; readonly why: Wound }
  | { readonly e: 'blood.given'; readonly from: Unit; readonly to: Unit; readonly count: number }
  | { readonly e: 'blood.gained'; readonly unit: Unit; readonly count: number }
  | { readonly e: 'ward.given'; readonly unit: Unit }
  | { readonly e: 'ward.spent'; readonly unit: Unit }
  | { readonly e: 'act.gained'; readonly unit: Unit }
  | { readonly e: 'unit.rooted'; readonly unit: Unit }
  | { readonly e: 'unit.zombified'; readonly unit: Unit }
  | {
      readonly e: 'unit.raised';
      readonly unit: Unit;
      readonly at: Space;
      readonly blood: number;
      readonly glade: string;
    }
  /** No space beside the Witch was free: the dead unit stays dead. */
  | { readonly e: 'unit.died'; readonly unit: Unit; readonly to: 'realm' | 'gone' }
  /** Shown to the seat that looks. */
  | { readonly e: 'hand.seen'; readonly by: Seat; readonly cards: readonly (BloodSpell | typeof HIDDEN)[] }
  | {
      readonly e: 'game.ended';
      readonly result: Exclude<GameResult, 'open'>;
      readonly why: 'witch' | 'soldiers' | 'both' | 'rounds';
    };
