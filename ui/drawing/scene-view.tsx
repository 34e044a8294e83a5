import type { DrawnArea, DrawnBase, DrawnMark, DrawnPoint, DrawnScene } from '@sanguine/kernel';
import { classes } from '../controls/classes.ts';
import styles from './drawing.module.css';
import { labelPlaces } from './labels.ts';

/** Pixels of the drawing for one unit of length. */
const SCALE = 30;
/** How far the line of a name is from what it names. */
const LEAD = 15;
/** From the middle of a line of text to where it stands. */
const BASELINE = 4;

/** Turns points of a scene, whose y grows upwards, into points of the drawing. */
type Place = (point: DrawnPoint) => DrawnPoint;

const outline = (place: Place, corners: readonly DrawnPoint[]): string =>
  corners
    .map(place)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

/** A part of a table from above, for eyes alone: the caption says the same. What lies on the ground is drawn first, names last. */
export function SceneView({ scene }: { readonly scene: DrawnScene }) {
  const { width, height, areas, bases, marks } = scene;
  const place: Place = ({ x, y }) => ({ x: x * SCALE, y: (height - y) * SCALE });
  const labels = labelPlaces(bases, place, SCALE);
  return (
    <svg className={styles['scene']} viewBox={`0 0 ${width * SCALE} ${height * SCALE}`} aria-hidden="true">
      {areas.map((area, at) => (
        <Area key={at} area={area} place={place} />
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

function Area({ area, place }: { readonly area: DrawnArea; readonly place: Place }) {
  const { ground, name, corners } = area;
  const drawn = corners.map(place);
  const x = drawn.reduce((sum, corner) => sum + corner.x, 0) / drawn.length;
  const top = Math.min(...drawn.map((corner) => corner.y));
  return (
    <g>
      <polygon className={styles[ground]} points={outline(place, corners)} />
      {/* A name stands at the upper border, where no line crosses it. */}
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
      <circle
        className={classes(styles[side], ghost ? styles['ghost'] : undefined)}
        cx={x}
        cy={y}
        r={r * SCALE}
      />
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
