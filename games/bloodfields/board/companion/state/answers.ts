import type { Event } from '../../../rules/events.ts';
import { awaitedForecast } from '../../../rules/forecast/awaited.ts';
import type { AnyMove } from '../../../rules/moves.ts';
import { tagOf } from '../../../rules/names.ts';
import { currentRoll } from '../../../rules/roll/options.ts';
import type { State } from '../../../rules/state.ts';
import { type Battle, tapped, toldIn } from './battle.ts';
import { answerRow } from './rows.ts';

/** What comes of an answer to dice on the table: damage and the chance to destroy, or the chance to pass. */
export type AnswerTold = { readonly mean: number; readonly kill: number } | { readonly pass: number };

/**
 * §7.10: the answer is given on a copy of the table: either the next dice are wanted then, and what they may come to is
 * known, or everything is settled. Null where other dice would have to fall first.
 */
export function answerTold(battle: Battle, move: AnyMove): AnswerTold | null {
  const then = tapped(battle, answerRow(move));
  if (then === null || then.pending?.wanted.again === true) return null;
  const awaited = then.pending === null ? null : awaitedForecast(then.table);
  if (awaited?.of === 'attack') return { mean: awaited.mean, kill: awaited.kill };
  return settledBy(battle.table, toldIn(then).slice(battle.events.length));
}

/** What the rules have made of the dice. */
function settledBy(table: State, events: readonly Event[]): AnswerTold | null {
  const { roll, asker } = currentRoll(table);
  const target = asker.step === 'attack' ? asker.target : asker.step === 'hits' ? roll.unit : null;
  if (target !== null) {
    const tag = tagOf(table, target);
    const hurt = events.find((event) => event.e === 'unit.damaged' && event.unit === tag);
    const fell = events.some((event) => event.e === 'unit.destroyed' && event.unit === tag);
    return { mean: hurt?.e === 'unit.damaged' ? hurt.amount : 0, kill: fell ? 1 : 0 };
  }
  const tested = events.find((event) => 'passed' in event && 'unit' in event);
  return tested !== undefined && 'passed' in tested && typeof tested.passed === 'boolean'
    ? { pass: tested.passed ? 1 : 0 }
    : null;
}
