import { type Refusal, refusal } from './refusal.ts';
import type { Random } from '../random/random.ts';
import type { PlayContext } from './rules.ts';
import type { Seat, Viewer } from './seat.ts';

/** A pending decision as data: the step's name and what it needs to know. `F` maps step names to their data. */
export type Frame<F, P extends keyof F = keyof F> = { [Q in P]: { step: Q } & F[Q] }[P];

/** A state that keeps its pending decisions as a stack of frames, the open one last. */
export interface Framed<F> {
  frames: Frame<F>[];
}

export interface AnyMove {
  readonly do: string;
}

/** One step of the sequence of play: who decides, what is offered, what is refused, what it does, what is hidden. */
export interface Step<State, F, P extends keyof F, Move extends AnyMove, Event> {
  /** The section of the rulebook that describes the step, cited when another step's verb is tried. */
  readonly rule: string;
  readonly verbs: readonly Move['do'][];
  /** Sections of verbs that have one of their own. Default: the step's. */
  readonly sections?: Readonly<Partial<Record<Move['do'], string>>>;
  who(state: State, frame: Frame<F, P>): readonly Seat[];
  /** Who may move although nobody waits for them. Default: nobody. */
  volunteers?(state: State, frame: Frame<F, P>): readonly Seat[];
  offers(state: State, frame: Frame<F, P>, seat: Seat): Iterable<Move>;
  refuse(state: State, frame: Frame<F, P>, seat: Seat, move: Move): Refusal | null;
  play(state: State, frame: Frame<F, P>, seat: Seat, move: Move, context: PlayContext<Event>): void;
  /** A copy of the frame as the viewer sees it. */
  mask(frame: Frame<F, P>, viewer: Viewer, state: State): Frame<F, P>;
  /** Why nothing is offered for a verb of this step, if there is more to say than that there is nothing. */
  lacking?(state: State, frame: Frame<F, P>, verb: Move['do']): Refusal | null;
  /** False if the offers are only candidates, at least one. Default: true. */
  exhaustive?(state: State, frame: Frame<F, P>, seat: Seat): boolean;
  /** A faster generator of the legal moves. Default: the offers not refused. */
  moves?(state: State, frame: Frame<F, P>, seat: Seat): Move[];
  /** A random legal move, a listed one if the step is exhaustive. Default: any of `moves`. */
  sample?(state: State, frame: Frame<F, P>, seat: Seat, random: Random): Move;
  /** The answer the seat gave in advance. Default: none. */
  ordered?(state: State, frame: Frame<F, P>, seat: Seat): Move | null;
  /** Seconds before an answer takes effect. Default: 0. */
  leastTime?(state: State, frame: Frame<F, P>): number;
}

/** A part of the sequence of play that runs by itself. Its frame lies below the decisions it asks for. */
export interface Stage<State, F, P extends keyof F, Event> {
  /** Runs one part: does its next work, pushes a frame, or pops its own. Called until a decision is on top. */
  run(state: State, frame: Frame<F, P>, context: PlayContext<Event>): void;
  /** A copy of the frame as the viewer sees it. */
  mask(frame: Frame<F, P>, viewer: Viewer, state: State): Frame<F, P>;
}

/** `V` maps each step's name to the moves made in it; `never` for a stage. */
export type Steps<State, F, V extends Record<keyof F, AnyMove>, Event> = {
  readonly [P in keyof F]: Step<State, F, P, V[P], Event> | Stage<State, F, P, Event>;
};

type AnyStep<State, F, Move extends AnyMove, Event> = Step<State, F, keyof F, Move, Event>;
type AnyStage<State, F, Event> = Stage<State, F, keyof F, Event>;

/** More than any game needs after one move: beyond it, a stage never ends. */
const LONGEST_RUN = 10_000;

/** Refusal code for a move of another step; names the open one and the verb, and cites the section of the verb. */
export const OTHER_STEP = 'step.other';
/** Refusal code for a verb of the open step that has nothing to apply to. */
export const NOTHING_TO_DO = 'step.nothing';

/** Calls the open frame's handler, and runs stages until a decision is open. */
export class Sequence<State extends Framed<F>, F, V extends Record<keyof F, AnyMove>, Event> {
  readonly #steps: Steps<State, F, V, Event>;

  /** The section about each verb: that of the first step that has it. */
  readonly #sections: ReadonlyMap<string, string>;

  constructor(steps: Steps<State, F, V, Event>) {
    this.#steps = steps;
    const sections = new Map<string, string>();
    for (const step of Object.values<AnyStep<State, F, V[keyof F], Event> | AnyStage<State, F, Event>>(
      steps,
    )) {
      if ('run' in step) continue;
      for (const verb of step.verbs)
        if (!sections.has(verb)) sections.set(verb, sectionOf<V[keyof F]>(step, verb));
    }
    this.#sections = sections;
  }

  #entry(frame: Frame<F>): AnyStep<State, F, V[keyof F], Event> | AnyStage<State, F, Event> {
    return this.#steps[frame.step];
  }

  /** The open frame is never a stage: after every play, stages run until a decision is on top. */
  #handler(frame: Frame<F>): AnyStep<State, F, V[keyof F], Event> {
    const entry = this.#entry(frame);
    if ('run' in entry) throw new Error(`nobody decides in the stage ${String(frame.step)}`);
    return entry;
  }

  deciders(state: State): readonly Seat[] {
    const frame = state.frames.at(-1);
    return frame === undefined ? [] : this.#handler(frame).who(state, frame);
  }

  volunteers(state: State): readonly Seat[] {
    const frame = state.frames.at(-1);
    return frame === undefined ? [] : (this.#handler(frame).volunteers?.(state, frame) ?? []);
  }

  #mayMove(state: State, seat: Seat): boolean {
    return this.deciders(state).includes(seat) || this.volunteers(state).includes(seat);
  }

  /** Runs stages until a seat has to decide or no frame is left. Called after every play and at the start of a game. */
  proceed(state: State, context: PlayContext<Event>): void {
    for (let runs = 0; runs < LONGEST_RUN; runs++) {
      const frame = state.frames.at(-1);
      if (frame === undefined) return;
      const entry = this.#entry(frame);
      if (!('run' in entry)) return;
      entry.run(state, frame, context);
    }
    throw new Error(`no end of the stage ${String(state.frames.at(-1)?.step)}`);
  }

  *offers(state: State, seat: Seat): Iterable<V[keyof F]> {
    const frame = state.frames.at(-1);
    if (frame === undefined || !this.#mayMove(state, seat)) return;
    yield* this.#handler(frame).offers(state, frame, seat);
  }

  moves(state: State, seat: Seat): V[keyof F][] {
    const frame = state.frames.at(-1);
    if (frame === undefined || !this.#mayMove(state, seat)) return [];
    const handler = this.#handler(frame);
    if (handler.moves !== undefined) return handler.moves(state, frame, seat);
    const moves: V[keyof F][] = [];
    for (const move of handler.offers(state, frame, seat)) {
      if (handler.refuse(state, frame, seat, move) === null) moves.push(move);
    }
    return moves;
  }

  /** The seat must be a decider. */
  sample(state: State, seat: Seat, random: Random): V[keyof F] {
    const frame = state.frames.at(-1);
    if (frame === undefined) throw new Error('a sample after the end');
    const handler = this.#handler(frame);
    if (handler.sample !== undefined) return handler.sample(state, frame, seat, random);
    return random.draw(this.moves(state, seat));
  }

  /** The seat must be a decider. */
  refuse(state: State, seat: Seat, move: V[keyof F]): Refusal | null {
    const frame = state.frames.at(-1);
    if (frame === undefined) return refusal('', OTHER_STEP, [], { step: 'over' });
    const handler = this.#handler(frame);
    if (!handler.verbs.includes(move.do)) return this.#otherStep(frame, move.do);
    return handler.refuse(state, frame, seat, move);
  }

  #otherStep(frame: Frame<F>, verb: string): Refusal {
    const section = this.#sections.get(verb) ?? this.#handler(frame).rule;
    return refusal(section, OTHER_STEP, [], { step: String(frame.step), verb });
  }

  /** Why nothing is offered for a verb: it belongs to another step, or it has nothing to apply to. */
  lacking(state: State, verb: string): Refusal {
    const frame = state.frames.at(-1);
    if (frame === undefined) return refusal('', OTHER_STEP, [], { step: 'over' });
    const handler = this.#handler(frame);
    const known = handler.verbs.find((one) => one === verb);
    if (known === undefined) return this.#otherStep(frame, verb);
    const nothing = refusal(sectionOf(handler, known), NOTHING_TO_DO, [], { verb });
    return handler.lacking?.(state, frame, known) ?? nothing;
  }

  play(state: State, seat: Seat, move: V[keyof F], context: PlayContext<Event>): void {
    const frame = state.frames.at(-1);
    if (frame === undefined) throw new Error('a play after the end');
    this.#handler(frame).play(state, frame, seat, move, context);
    this.proceed(state, context);
  }

  exhaustive(state: State, seat: Seat): boolean {
    const frame = state.frames.at(-1);
    if (frame === undefined) return true;
    return this.#handler(frame).exhaustive?.(state, frame, seat) ?? true;
  }

  /** The seat must be a decider. */
  ordered(state: State, seat: Seat): V[keyof F] | null {
    const frame = state.frames.at(-1);
    if (frame === undefined) return null;
    return this.#handler(frame).ordered?.(state, frame, seat) ?? null;
  }

  leastTime(state: State): number {
    const frame = state.frames.at(-1);
    return frame === undefined ? 0 : (this.#handler(frame).leastTime?.(state, frame) ?? 0);
  }

  mask(state: State, viewer: Viewer): Frame<F>[] {
    return state.frames.map((frame) => this.#entry(frame).mask(frame, viewer, state));
  }
}

function sectionOf<Move extends AnyMove>(
  { rule, sections }: Pick<Step<unknown, unknown, never, Move, unknown>, 'rule' | 'sections'>,
  verb: Move['do'],
): string {
  return sections?.[verb] ?? rule;
}
