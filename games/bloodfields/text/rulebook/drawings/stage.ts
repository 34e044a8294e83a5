import type { DrawnArea, DrawnBase, DrawnGround, DrawnPoint, Locale } from '@sanguine/kernel';
import { RADIUS } from '../../../content/bases.ts';
import { readInches } from '../../../content/inches.ts';
import { findLayout } from '../../../content/layout-text.ts';
import type { TerrainKind } from '../../../content/terrain.ts';
import { cardOf } from '../../../content/units/index.ts';
import { UNIT_KINDS, type UnitKind } from '../../../content/units/kinds.ts';
import type { Disc } from '../../../rules/geometry/disc.ts';
import { type Field, fieldOf } from '../../../rules/geometry/field.ts';
import type { Point } from '../../../rules/geometry/point.ts';
import { kindName, terrainName } from '../../words.ts';

/** A position as tests write it: a layout as text, and both sides' units with their places in inches. */
export interface Position {
  readonly layout: string;
  /** `orlen 5,5; pike 9,4` */
  readonly south: string;
  readonly north: string;
}

/** The part of the table that is drawn, in inches. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Actor extends Disc {
  readonly kind: UnitKind;
  readonly side: 'first' | 'second';
  /** `husk.2` */
  readonly name: string;
}

const GROUNDS: Readonly<Record<TerrainKind, DrawnGround>> = {
  rock: 'solid',
  building: 'solid',
  forest: 'rough',
  swamp: 'rough',
  ruins: 'rough',
  high: 'high',
  fence: 'low',
};

/** A position as the rules measure it, and as it is drawn. */
export class Stage {
  readonly field: Field;
  readonly #frame: Frame;
  readonly #actors: readonly Actor[];

  constructor({ layout: text, south, north }: Position, frame: Frame) {
    const layout = findLayout(text);
    if (layout === undefined) throw new Error(`no layout is written ${text}`);
    this.field = fieldOf(layout.width, layout.height, layout.pieces);
    this.#frame = frame;
    this.#actors = [...actorsIn(south, 'first'), ...actorsIn(north, 'second')];
  }

  /** A base by its name in notation. */
  base(name: string): Actor {
    const found = this.#actors.find((actor) => actor.name === name);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found;
  }

  /** All bases but these. */
  others(...names: readonly string[]): Disc[] {
    return this.#actors.filter(({ name }) => !names.includes(name));
  }

  /** A point of the rules, in mil, as a point of the drawing. */
  at({ x, y }: Point): DrawnPoint {
    return { x: x / 1000 - this.#frame.x, y: y / 1000 - this.#frame.y };
  }

  /** A base where it will stand. */
  ghost(locale: Locale, name: string, at: Point): DrawnBase {
    return { ...this.#drawn(locale, this.base(name)), ...this.at(at), ghost: true };
  }

  bases(locale: Locale): DrawnBase[] {
    return this.#actors.map((actor) => this.#drawn(locale, actor));
  }

  #drawn(locale: Locale, actor: Actor): DrawnBase {
    const { kind, side, r } = actor;
    return { name: kindName(locale, kind), side, r: r / 1000, ghost: false, ...this.at(actor) };
  }

  areas(locale: Locale): DrawnArea[] {
    return this.field.pieces.map(({ piece: { kind, corners } }) => ({
      ground: GROUNDS[kind],
      name: terrainName(locale, kind),
      corners: corners.map(([x, y]) => this.at({ x, y })),
    }));
  }
}

function actorsIn(text: string, side: Actor['side']): Actor[] {
  const actors: Actor[] = [];
  for (const one of text.split(';')) {
    const [word = '', place = ''] = one.trim().split(' ');
    const kind = UNIT_KINDS.find((known) => known === word);
    const [x, y] = place.split(',').map(readInches);
    if (kind === undefined || x === undefined || y === undefined) throw new Error(`who is ${one}`);
    const copy = actors.filter((actor) => actor.kind === kind).length + 1;
    const name = copy === 1 ? kind : `${kind}.${copy}`;
    actors.push({ kind, side, name, x, y, r: RADIUS[cardOf(kind).base] });
  }
  return actors;
}
