import { type Refusal, same } from '@sanguine/kernel';
import type { FreeGround, Grab, Reach } from '@sanguine/ui/viewport/free-ground.ts';
import type { Means } from '@sanguine/ui/interaction/use-pointing.ts';
import { Observable } from '@sanguine/ui/observable/observable.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import { unitOf } from '../../rules/units.ts';
import type { Ghost } from '../plan/ghost.ts';
import { type Grain, grainAt } from '../plan/grain.ts';
import { NOTHING, type Selection, type View } from '../plan/selection.ts';
import type { Stand, StandAsker } from '../plan/stand.ts';
import { lastOf } from '../plan/task.ts';
import { readPlace, unitAt } from '../plan/targets.ts';
import type { Later, Task } from './after-frame.ts';
import type { Choices } from './board-types.ts';

/** What a hand on the ground must know about the moment. */
export interface Moment {
  readonly view: View;
  readonly selection: Selection;
  readonly choices: Choices;
  /** True if something with a name is pointed at, and so not the ground under it. */
  readonly aimed: boolean;
  /** Turns a point of the picture into one of the table; the next one turns it back. */
  readonly toTable: (pixel: Point) => Point;
  readonly toPicture: (point: Point) => Point;
  readonly select: (selection: Selection) => void;
  /** Says why something could not be put down where the hand let go. */
  readonly refuse: (refusal: Refusal) => void;
  /** The choices with another selection: a drag may begin with a unit that is not selected. */
  readonly choicesWith: (selection: Selection) => Choices;
  /** Finds out what standing somewhere would mean. */
  readonly standAt: StandAsker;
  /** Stops pointing at anything. */
  readonly lookAway: () => void;
}

/** What is being dragged: the base or template itself, or the point at which a line begins. */
type Handle = 'piece' | 'origin';

export interface InHand {
  readonly selection: Selection;
  readonly choices: Choices;
  readonly handle: Handle;
  readonly means: Means;
}

/**
 * The hand that drags a base, a template or a piece of terrain over the ground. While it moves it only sets signals that
 * others draw from, and it selects when it lets go; it never plays a move.
 */
export class GroundHold {
  /** What is held or shown over the ground, settled; it changes as fast as the hand moves. */
  readonly ghost = new Observable<Ghost | null>(null);
  /** What it would mean to stand where something is held or else planned; for what is drawn on the table. */
  readonly stand = new Observable<Stand | null>(null);
  /** The same for the card, which is read, not followed: a frame later while a hand moves. */
  readonly card = new Observable<Stand | null>(null);
  /** What the present place of a unit that may be picked up means, once there was time to find out. */
  readonly foreseen = new Observable<Stand | null>(null);
  /** Where the hand holds something, as pointed at and not yet settled. */
  #held: Point | null = null;
  /** Where the mouse points. */
  #pointed: Point | null = null;
  #scale = 1;
  #moment: Moment;
  readonly #later: Later;
  /** What is in hand during a drag: it may differ from the selection before, and get corners on the way. */
  readonly dragged = new Observable<InHand | null>(null);

  /** `later` runs what may wait until the ghost is on the screen. */
  constructor(moment: Moment, later: Later = (task) => task()?.()) {
    this.#moment = moment;
    this.#later = later;
  }

  update(moment: Moment): void {
    const { view, selection, choices, aimed, standAt } = this.#moment;
    this.#moment = moment;
    // Any of these changes may change what is in hand.
    if (
      view !== moment.view ||
      selection !== moment.selection ||
      choices !== moment.choices ||
      aimed !== moment.aimed ||
      standAt !== moment.standAt
    )
      this.#look();
  }

  /** The zoom decides how finely a hand can point. */
  zoomTo(scale: number): void {
    this.#scale = scale;
  }

  /** A nudge by key never snaps, because the player means every step of it. */
  get #grain(): Grain {
    const grain = grainAt(this.#scale);
    return this.dragged.get()?.means === 'key' ? { ...grain, snap: 0 } : grain;
  }

  /** Where a mouse shows what a press would plan; null while something is planned, targeted or pointed at. */
  get #preview(): Point | null {
    const { view, selection, choices, aimed } = this.#moment;
    const at = this.#pointed;
    if (at === null || choices.draft !== null || selection.target !== null || aimed) return null;
    return view.units.some((unit) => unit.state === 'board' && span(unit, at) < unit.r) ? null : at;
  }

  /** What is dragged, or else what is selected. */
  get #inHand(): InHand {
    const { selection, choices } = this.#moment;
    return this.dragged.get() ?? { selection, choices, handle: 'piece', means: 'mouse' };
  }

  readonly ground: FreeGround = {
    grab: (reach) => this.#grab(reach),
    glide: (pixel) => {
      this.#pointed = pixel === null ? null : this.#moment.toTable(pixel);
      this.#look();
    },
    pressAt: (pixel, { piece }) => {
      if (piece === null || this.#coversGround(piece)) this.#drop(this.#moment.toTable(pixel));
    },
  };

  /**
   * A corner may be set anywhere, even on a base. The selected unit may also be set down, or end its way, where it stands now
   * or so near that its own base lies over the place.
   */
  #coversGround(piece: string): boolean {
    const { selection, choices } = this.#moment;
    const own = selection.unit === unitAt(readPlace(piece));
    const further = selection.corners.length > 0 || choices.task?.kind !== 'walk';
    return selection.pinning || (own && further);
  }

  /** Sets a corner where the hand is, so that the way turns there. False if it may not. */
  turnHere(): boolean {
    const at = this.#held;
    const { selection, choices } = this.#inHand;
    const corner = at === null ? null : (choices.settler?.mayTurn(at, this.#grain) ?? null);
    const dragged = this.dragged.get();
    if (corner === null || dragged === null) return false;
    const next = { ...selection, corners: [...selection.corners, corner] };
    this.dragged.set({ ...dragged, selection: next, choices: this.#moment.choicesWith(next) });
    this.#look();
    return true;
  }

  #grab({ piece, means }: Reach): Grab | null {
    if (this.#moment.selection.pinning) return null;
    if (piece === 'ghost' || piece === 'origin') return this.#grabGhost(piece, means);
    const place = piece === null ? null : readPlace(piece);
    const unit = unitAt(place);
    if (unit === null || means === 'key') return null;
    const selection = this.#takenUp(unit);
    if (selection === null) return null;
    const { choices: now, selection: held } = this.#moment;
    // If the unit is selected already with nothing planned, its choices are known.
    const choices = same(selection, held) ? now : this.#moment.choicesWith(selection);
    if (choices.task === null || !('disc' in choices.task) || choices.task.unit !== unit) return null;
    return this.#grabbed(unitOf(this.#moment.view, unit), selection, choices, 'piece', means);
  }

  /** The selection after picking this unit up, with a new way; null if the unit cannot be moved on the ground. */
  #takenUp(unit: number): Selection | null {
    const { selection, view } = this.#moment;
    const open = view.frames.at(-1);
    if (open?.step === 'activate' || open?.step === 'support') return { ...NOTHING, unit };
    return open !== undefined && 'unit' in open && open.unit === unit
      ? { ...selection, target: null, corners: [], way: [] }
      : null;
  }

  #grabGhost(piece: 'ghost' | 'origin', means: Means): Grab | null {
    const { selection, choices } = this.#moment;
    const { task, draft } = choices;
    if (task === null || draft === null) return null;
    const origin = draft.move.do === 'aim' ? draft.move.from : null;
    if (piece === 'origin')
      return origin === null ? null : this.#grabbed(origin, selection, choices, 'origin', means);
    const at = selection.way.length === 0 ? null : lastOf(selection.way);
    return at === null ? null : this.#grabbed(at, selection, choices, 'piece', means);
  }

  #grabbed(at: Point, selection: Selection, choices: Choices, handle: Handle, means: Means): Grab {
    const { toTable, toPicture, lookAway } = this.#moment;
    this.dragged.set({ selection, choices, handle, means });
    // A mouse no longer points at what it picks up; a finger may still only be looking.
    if (means === 'mouse') lookAway();
    return {
      at: toPicture(at),
      move: (pixel) => {
        this.#held = toTable(pixel);
        this.#look();
      },
      drop: (pixel) => {
        this.#drop(toTable(pixel));
        this.#letGo();
      },
      cancel: () => {
        this.#letGo();
      },
    };
  }

  #letGo(): void {
    this.dragged.set(null);
    this.#held = null;
    this.#look();
  }

  /** Tells the layers what to show now; while a hand moves, what it means follows later. */
  #look(): void {
    const ghost = this.#shown();
    this.ghost.set(ghost);
    const { choices, standAt } = this.#moment;
    if (ghost === null || ghost.idle) {
      const stand = standAt(choices.task, choices.draft);
      this.stand.set(stand);
      this.card.set(stand);
    } else this.#later(() => this.#judge());
  }

  /**
   * Finds out what it means to stand where something is held. The task it returns draws that on the table, and the next one
   * writes it on the card, unless the hand has let go by then.
   */
  #judge(): Task | null {
    const ghost = this.ghost.get();
    if (ghost === null || ghost.idle) return null;
    const stand = this.#moment.standAt(ghost.task, ghost);
    const tell =
      (signal: Observable<Stand | null>, then: Task | null): Task =>
      () => {
        if (this.ghost.get()?.task !== ghost.task) return null;
        signal.set(stand);
        return then;
      };
    return tell(this.stand, tell(this.card, null));
  }

  #shown(): Ghost | null {
    const { choices, selection, handle, means } = this.#inHand;
    const { settler, task } = choices;
    const at = this.#held ?? this.#preview;
    if (at === null || task === null || settler === null) return null;
    const settled = settler.settle(at, this.#grain);
    const idle = this.#held === null;
    if (idle && (settled.refusal !== null || task.kind === 'line' || task.kind === 'array')) return null;
    if (handle !== 'origin' || settled.move.do !== 'aim') return { ...settled, task, idle, means };
    const move = { ...settled.move, from: at, at: selection.way.at(-1) ?? at };
    return { ...settled, task, idle, means, move, way: selection.way, refusal: task.refuse(move) };
  }

  /** Adds a point of the ground to the plan: a corner, the origin of a line, or the end. */
  #drop(at: Point): void {
    const { selection, choices, handle } = this.#inHand;
    const { settler, task } = choices;
    if (settler === null || task === null) return;
    const next = handle === 'origin' ? { ...selection, from: this.#origin(at) } : this.#planned(at);
    if (next !== null) this.#moment.select(next);
  }

  #origin({ x, y }: Point): Point {
    const { step } = this.#grain;
    return { x: Math.round(x / step) * step, y: Math.round(y / step) * step };
  }

  #planned(at: Point): Selection | null {
    const { selection, choices } = this.#inHand;
    const { settler, task } = choices;
    if (settler === null || task === null) return null;
    if (selection.pinning) {
      const corner = settler.mayTurn(at, this.#grain);
      return corner === null
        ? null
        : { ...selection, corners: [...selection.corners, corner], way: [], pinning: false };
    }
    const { way, move, refusal, spot } = settler.settle(at, this.#grain);
    // Terrain and lines stay where they are: turning them or beginning elsewhere may still make them legal.
    if (refusal !== null && task.kind !== 'lay' && task.kind !== 'line') {
      this.#moment.refuse(refusal);
      return null;
    }
    if (move.do === 'fan') return { ...selection, turn: move.direction, way };
    const corners = spot === null ? selection.corners : [];
    const from = move.do === 'aim' && spot !== null ? move.from : selection.from;
    return { ...selection, target: null, corners, way, from };
  }
}
