import type { DrawnArea, DrawnBase, DrawnGround, DrawnMark, DrawnPoint, DrawnScene } from '@sanguine/kernel';
import { useId } from 'react';
import { classes } from '../controls/classes.ts';
import styles from './drawing.module.css';
import { labelPlaces } from './labels.ts';

/** Pixels of the drawing for one unit of length. */
const SCALE = 30;
/** The distance from a name to the outline it names. */
const LEAD = 15;
/** From the middle of a line of text to its baseline. */
const BASELINE = 4;

/** Turns points of a scene, whose y grows upwards, into points of the drawing. */
type Place = (point: DrawnPoint) => DrawnPoint;

const outline = (place: Place, corners: readonly DrawnPoint[]): string =>
  corners
    .map(place)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

/** A part of a table from above. Only for the eye: the caption says the same. The ground is drawn first, names last. */
export function SceneView({ scene }: { readonly scene: DrawnScene }) {
  const { width, height, areas, bases, marks } = scene;
  const place: Place = ({ x, y }) => ({ x: x * SCALE, y: (height - y) * SCALE });
  const labels = labelPlaces(bases, place, SCALE);
  const id = useId();
  return (
    <svg className={styles['scene']} viewBox={`0 0 ${width * SCALE} ${height * SCALE}`} aria-hidden="true">
      <defs>
        {TEXTURES.map(([ground, size, d]) => (
          <pattern
            key={ground}
            id={`${id}${ground}`}
            patternUnits="userSpaceOnUse"
            width={size}
            height={size}
          >
            <path className={styles['texture']} d={d} />
          </pattern>
        ))}
      </defs>
      <path className={styles['ruler']} d={rulerOf(width, height)} />
      {areas.map((area, at) => (
        <Area key={at} area={area} place={place} texture={`url(#${id}${area.ground})`} />
      ))}
      {marks.map((mark, at) => (
        <Mark key={at} mark={mark} place={place} />
      ))}
      {bases.map((base, at) => (
        <Base key={at} base={base} place={place} label={labels[at]} />
      ))}
    </svg>
  );
}

/** Engraved grounds: hatching where nobody can pass, tufts for cover, rails, and slopes. */
const TEXTURES: readonly (readonly [DrawnGround, number, string])[] = [
  ['solid', 6, 'M0 6L6 0'],
  ['rough', 13, 'M3 8q2-5 4 0M8 3q2-5 4 0M9 12q1.5-4 3 0'],
  ['low', 8, 'M0 4H8'],
  ['high', 9, 'M2 2v5M7 5v4'],
];

/** A tick at every unit of length along two edges, a longer one at every fifth. */
function rulerOf(width: number, height: number): string {
  const long = (at: number): number => (at % 5 === 0 ? 9 : 5);
  const across = Array.from(
    { length: Math.ceil(width) },
    (_, at) => `M${at * SCALE} ${height * SCALE}v-${long(at)}`,
  );
  const up = Array.from({ length: Math.ceil(height) }, (_, at) => `M0 ${(height - at) * SCALE}h${long(at)}`);
  return [...across, ...up].join('');
}

interface AreaProps {
  readonly area: DrawnArea;
  readonly place: Place;
  /** The paint of its engraving. */
  readonly texture: string;
}

function Area({ area, place, texture }: AreaProps) {
  const { ground, name, corners } = area;
  const drawn = corners.map(place);
  const x = drawn.reduce((sum, corner) => sum + corner.x, 0) / drawn.length;
  const top = Math.min(...drawn.map((corner) => corner.y));
  return (
    <g>
      <polygon className={styles[ground]} points={outline(place, corners)} />
      <polygon className={styles['engraved']} fill={texture} points={outline(place, corners)} />
      {/* The name stands at the upper border, where no line crosses it. */}
      <text className={styles['ground']} x={x} y={Math.max(top + LEAD, LEAD)}>
        {name}
      </text>
    </g>
  );
}

interface BaseProps {
  readonly base: DrawnBase;
  readonly place: Place;
  /** The middle of its name. */
  readonly label: DrawnPoint | undefined;
}

function Base({ base, place, label }: BaseProps) {
  const { name, side, r, ghost } = base;
  const { x, y } = place(base);
  return (
    <g>
      {ghost ? null : <circle className={styles['shade']} cx={x + 1.5} cy={y + 3} r={r * SCALE} />}
      <circle
        className={classes(styles[side], ghost ? styles['ghost'] : undefined)}
        cx={x}
        cy={y}
        r={r * SCALE}
      />
      {ghost ? null : (
        <>
          <circle
            className={classes(styles['rim'], styles[`${side}Rim`])}
            cx={x}
            cy={y}
            r={r * SCALE * 0.84}
          />
          <circle className={styles['dish']} cx={x} cy={y} r={r * SCALE * 0.66} />
        </>
      )}
      {ghost || label === undefined ? null : (
        <text x={label.x} y={label.y + BASELINE}>
          {name}
        </text>
      )}
    </g>
  );
}

function Mark({ mark, place }: { readonly mark: DrawnMark; readonly place: Place }) {
  switch (mark.shape) {
    case 'line': {
      const [from, to] = [place(mark.from), place(mark.to)];
      const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
      return (
        <g>
          {mark.width === 0 ? null : (
            <line
              className={classes(styles['lane'], styles[mark.look])}
              strokeWidth={mark.width * SCALE}
              {...ends}
            />
          )}
          <line className={classes(styles['line'], styles[mark.look])} {...ends} />
        </g>
      );
    }
    case 'circle': {
      const { x, y } = place(mark.at);
      return (
        <circle className={styles[mark.template ? 'template' : 'range']} cx={x} cy={y} r={mark.r * SCALE} />
      );
    }
    case 'area':
      return <polygon className={styles['template']} points={outline(place, mark.corners)} />;
    case 'place': {
      const { x, y } = place(mark.at);
      return (
        <g>
          <path className={styles['flag']} d={`M${x} ${y}v-26l16 6-16 6`} />
          <text x={x} y={y + LEAD}>
            {mark.name}
          </text>
        </g>
      );
    }
  }
}
