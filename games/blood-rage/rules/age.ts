import type { PlayContext } from '@sanguine/kernel';
import { AGES } from '../content/cards.ts';
import { leftOf } from './clans.ts';
import { cutHands } from './discard.ts';
import { deal } from './draft.ts';
import { endGame } from './end.ts';
import type { Event } from './events.ts';
import type { FrameOf } from './frames.ts';
import { statValue } from './glory.ts';
import { judgeAll } from './quests.ts';
import { doomedNow, runRagnarok } from './ragnarok.ts';
import { releaseValhalla } from './release.ts';
import type { State } from './state.ts';
import { nextTurn } from './turn.ts';

/** §3.1: the phases of an Age, one after another. What a phase has left to do follows from the state alone. */
export function runAge(state: State, stage: FrameOf<'age'>, context: PlayContext<Event>): void {
  switch (state.phase) {
    case 'gifts':
      return runGifts(state, stage, context);
    case 'action':
      return runAction(state, stage, context);
    case 'discard':
      return runThen(state, 'quest', () => cutHands(state, context));
    case 'quest':
      return runThen(state, 'ragnarok', () => judgeAll(state, context));
    case 'ragnarok':
      if (runRagnarok(state, context)) state.phase = 'release';
      return;
    case 'release':
      releaseValhalla(state, context);
      return endAge(state, context);
  }
}

/** Advances to the next phase if nobody was asked anything. */
function runThen(state: State, next: State['phase'], run: () => void): void {
  const asked = state.frames.length;
  run();
  if (state.frames.length === asked) state.phase = next;
}

/** §4: the deal; then the draft, unless this is a first game. */
function runGifts(state: State, stage: FrameOf<'age'>, context: PlayContext<Event>): void {
  const { age, first } = state;
  context.emit({ e: 'age.began', age, first, doomed: doomedNow(state) });
  const packs = deal(state, context);
  if (age > 1 || state.options.ageOneDraft === 'draft') {
    state.frames.push({ step: 'draft', packs, kept: packs.map(() => null) });
    return;
  }
  for (const [seat, clan] of state.clans.entries()) clan.hand = packs[seat] ?? [];
  beginAction(state, stage, context);
}

/** §5: sets Rage to the stat's value; the first player is next. */
export function beginAction(state: State, stage: FrameOf<'age'>, context: PlayContext<Event>): void {
  state.phase = 'action';
  for (const clan of state.clans) {
    clan.rage = statValue(clan, 'rage');
    clan.passed = false;
  }
  stage.turn = (state.first + state.clans.length - 1) % state.clans.length;
  context.emit({ e: 'action.began', age: state.age, rage: state.clans.map(({ rage }) => rage) });
}

/** §5.1, §5.3: turn by turn, until nobody can act or everything is pillaged. */
function runAction(state: State, stage: FrameOf<'age'>, context: PlayContext<Event>): void {
  const seat = nextTurn(state, stage.turn);
  if (seat === null) {
    state.phase = 'discard';
    return;
  }
  stage.turn = seat;
  context.emit({ e: 'turn.began', seat, age: state.age, rage: state.clans[seat]?.rage ?? 0 });
  state.frames.push({ step: 'action', seat });
}

/** §3.2: tokens back to their reward side, the First Player token to the left; after the last Age the game ends. */
function endAge(state: State, context: PlayContext<Event>): void {
  context.emit({ e: 'age.ended', age: state.age, glory: state.clans.map(({ glory }) => glory) });
  const next = AGES.find((age) => age > state.age);
  if (next === undefined) return endGame(state, context);
  state.pillaged = [];
  state.first = leftOf(state, state.first);
  state.age = next;
  state.phase = 'gifts';
}
