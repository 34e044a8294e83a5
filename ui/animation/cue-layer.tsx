import type { Seat } from '@sanguine/kernel';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { Crest, type CrestLook } from './crest.tsx';
import css from './cues.module.css';
import { useLens } from '../viewport/lens.ts';
import type { TimedCue } from './gesture.ts';
import { Rise } from './rise.tsx';
import type { Point } from '../viewport/camera.ts';
import { AFTERGLOW } from './timing.ts';
import { Traveller } from './traveller.tsx';

/** The gestures of one row. */
export interface PlayedCues<Place, Piece> {
  readonly row: number;
  readonly cues: readonly TimedCue<Place, Piece>[];
}

type PieceCue<Place, Piece> = Extract<TimedCue<Place, Piece>, { readonly piece: Piece }>;

interface CueLayerProps<Place, Piece> {
  /** Gestures of earlier rows play on until they are over. */
  readonly playing: readonly PlayedCues<Place, Piece>[];
  /** Where a place is in the SVG; null if it is not visible. */
  readonly spot: (place: Place) => Point | null;
  readonly look: (seat: Seat) => CrestLook;
  /** The piece that moves, arrives or is lost, centred on the origin; null where the board itself shows it. */
  readonly renderPiece: (cue: PieceCue<Place, Piece>) => ReactNode;
  /** Outlines a place that pulses, on boards where places have a shape of their own. */
  readonly renderOutline?: (place: Place) => ReactNode;
  /** The radius of the circle around all other places. */
  readonly radius?: number;
  /** How much higher than usual labels are, if pieces stand above the middle of their place. */
  readonly lift?: number;
  /** How much larger than usual labels and marks are, on boards with a scale of their own. */
  readonly scale?: number;
}

/** The smallest size of labels on screen, as a share of the usual one: thirteen pixels. */
const LEAST_PRINT = 0.72;
/** How far a label is above its place, and above the label before it. */
const ABOVE = 32;

/** Draws gestures over the pieces of an SVG board. */
export function CueLayer<Place, Piece>({ playing, ...board }: CueLayerProps<Place, Piece>): ReactNode {
  const lens = useLens();
  const { scale = 1 } = board;
  const print = Math.max(scale, LEAST_PRINT / lens.scale);
  return playing.map(({ row, cues }) => {
    const heights = new Map<string, number>();
    return (
      <g key={row} aria-hidden="true" data-cues={row} className={css['cues']}>
        {cues.map((cue, index) => {
          let height = 0;
          if (cue.gesture === 'gain' || cue.gesture === 'pay') {
            const here = board.spot(cue.place);
            const key = `${here?.x} ${here?.y}`;
            height = heights.get(key) ?? 0;
            heights.set(key, height + 1);
          }
          return <Shown key={index} {...board} {...{ cue, height, scale, print }} />;
        })}
      </g>
    );
  });
}

interface ShownProps<Place, Piece> extends Omit<CueLayerProps<Place, Piece>, 'playing'> {
  readonly scale: number;
  /** The scale of labels and crests, which must be readable at any zoom. */
  readonly print: number;
  readonly cue: TimedCue<Place, Piece>;
  /** How many labels of the same place are below this one. */
  readonly height: number;
}

function Shown<Place, Piece>({
  cue,
  height,
  spot,
  look,
  renderPiece,
  renderOutline,
  radius = 0,
  lift = 0,
  scale,
  print,
}: ShownProps<Place, Piece>): ReactNode {
  if (cue.gesture === 'roll') return null;
  const crest = cue.seat === null ? null : look(cue.seat);
  const style = timed(cue);
  if (cue.gesture === 'travel') {
    const spots = cue.way.map(spot).filter((one) => one !== null);
    const [start] = spots;
    // If part of the way is not visible, the rest would be drawn where nobody went.
    if (start === undefined || spots.length < cue.way.length) return null;
    const goer = renderPiece(cue);
    return (
      <>
        <g className={css['trail']} style={style}>
          <path className={css['bed']} d={lineThrough(spots)} />
          <path d={lineThrough(spots)} stroke={crest?.colour ?? '#f6eedc'} />
          {crest === null ? null : (
            <g transform={moved(beside(start, print), print)}>
              <Crest look={crest} />
            </g>
          )}
        </g>
        {goer === null ? null : (
          <Traveller spots={spots} at={cue.at} ms={cue.ms}>
            {goer}
          </Traveller>
        )}
      </>
    );
  }
  const here = spot(cue.place);
  if (here === null) return null;
  switch (cue.gesture) {
    case 'arrive':
    case 'lose':
      return (
        <g transform={moved(here, 1)}>
          {cue.gesture === 'arrive' ? (
            <circle
              className={css['ring']}
              r={26 * scale}
              stroke={crest?.colour ?? '#f6eedc'}
              style={style}
            />
          ) : null}
          <g className={css[cue.gesture]} style={style}>
            {renderPiece(cue)}
          </g>
        </g>
      );
    case 'strike': {
      const from = cue.from === null ? null : spot(cue.from);
      return (
        <g className={css['strike']} style={style}>
          {from === null ? null : <path className={css['blow']} d={lineThrough([from, here])} />}
          <g transform={moved(here, scale)}>
            <path className={css['burst']} d={BURST} />
          </g>
          {crest === null ? null : (
            <g transform={moved(beside(from ?? here, print), print)}>
              <Crest look={crest} />
            </g>
          )}
        </g>
      );
    }
    case 'pulse':
      return (
        <g className={css['pulse']} style={style}>
          {renderOutline === undefined ? (
            <Fragment>
              <circle className={css['edge']} cx={here.x} cy={here.y} r={radius} />
              <circle cx={here.x} cy={here.y} r={radius} />
            </Fragment>
          ) : (
            renderOutline(cue.place)
          )}
        </g>
      );
    default:
      return (
        <g transform={moved({ x: here.x, y: here.y - lift - (height + 1) * ABOVE * print }, print)}>
          <g className={css['rise']} style={style}>
            <Rise
              look={crest}
              text={`${cue.gesture === 'gain' ? '+' : '\u2212'}${cue.by}`}
              of={cue.of}
              tone={cue.gesture}
            />
          </g>
        </g>
      );
  }
}

/** Eight short rays around the place of a strike. */
const BURST = Array.from({ length: 8 }, (_, ray) => {
  const turn = (ray * Math.PI) / 4 + 0.2;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  return `M${(x * 25).toFixed(1)} ${(y * 25).toFixed(1)}L${(x * 37).toFixed(1)} ${(y * 37).toFixed(1)}`;
}).join('');

function lineThrough(spots: readonly Point[]): string {
  return spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function moved({ x, y }: Point, scale: number): string {
  return `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;
}

/** The acting seat is marked at the corner of its piece, or of the pieces it leaves, which stay visible. */
function beside({ x, y }: Point, scale: number): Point {
  return { x: x - 19 * scale, y: y - 19 * scale };
}

/** The times of a gesture, for the style sheet, which multiplies them by the reader's speed. */
function timed({ gesture, at, ms }: TimedCue<unknown, unknown>): CSSProperties {
  const after = AFTERGLOW[gesture] ?? 0;
  return { '--at': `${at}ms`, '--ms': `${ms}ms`, '--after': `${after}ms` } as CSSProperties;
}
