import { percent, type Locale } from '@sanguine/kernel';
import { useLens } from '@sanguine/ui/viewport/lens.ts';
import type { ReactNode } from 'react';
import { inchesText } from '../../text/measures.ts';
import type { Lane } from '../plan/lane.ts';
import type { Pushed } from '../plan/pushed.ts';
import { tagSize } from './distances.tsx';
import css from './field.module.css';
import { lineThrough, pixels, px, type Sheet } from './sheet.ts';
import { sayField } from './text/say.ts';

/** A charge as wide as its base, up to where it would end, with a tick each inch from rim to rim. */
export function ChargeLane({ sheet, lane }: { readonly sheet: Sheet; readonly lane: Lane }): ReactNode {
  const { from, to } = lane;
  const end = sheet.at(to);
  const begin = sheet.at(from);
  const far = Math.hypot(end.x - begin.x, end.y - begin.y) || 1;
  const [ux, uy] = [(end.x - begin.x) / far, (end.y - begin.y) / far];
  const half = pixels(from.r);
  const ticks = Array.from({ length: Math.floor(far / pixels(1000)) }, (_, at) => {
    const along = half + (at + 1) * pixels(1000);
    const long = (at + 1) % 5 === 0 ? half : half * 0.36;
    const [x, y] = [begin.x + ux * along, begin.y + uy * along];
    return `M${px(x - uy * half)} ${px(y + ux * half)}L${px(x - uy * (half - long))} ${px(y + ux * (half - long))}M${px(x + uy * half)} ${px(y - ux * half)}L${px(x + uy * (half - long))} ${px(y - ux * (half - long))}`;
  });
  return (
    <g>
      <path d={lineThrough(sheet, [from, to])} className={css['laneEdge']} strokeWidth={2 * half + 3} />
      <path d={lineThrough(sheet, [from, to])} className={css['lane']} strokeWidth={2 * half} />
      <path d={ticks.join('')} className={css['laneTick']} />
      <circle cx={end.x} cy={end.y} r={half} className={css['arrival']} />
    </g>
  );
}

/** A plate beside the target with the kind and chance of the charge, its distance and the number the die has to show. */
export function ChargeChance({
  sheet,
  lane,
  locale,
}: {
  readonly sheet: Sheet;
  readonly lane: Lane;
  readonly locale: Locale;
}): ReactNode {
  const { scale } = useLens();
  const { from, target, kind, chance, length, need } = lane;
  const { x, y } = sheet.at(target);
  const odds = percent(locale, chance);
  const lines = [
    sayField(locale, `charge.${kind}`),
    sayField(locale, 'charge.needs', { length: inchesText(length), need }),
  ];
  const letter = locale === 'ja' ? 11 : 6.4;
  const wide = 26 + odds.length * 11 + Math.max(...lines.map((line) => line.length)) * letter;
  // On the side away from the charging unit, unless there is no room.
  const away = x >= sheet.at(from).x ? 1 : -1;
  const size = tagSize(scale);
  const reach = pixels(target.r) + 10 + (wide + 8) * size;
  const side = x + away * reach < 0 || x + away * reach > sheet.width ? -away : away;
  const left = side > 0 ? 8 : -8 - wide;
  return (
    <g
      className={css['chance']}
      transform={`translate(${px(x + side * (pixels(target.r) + 6))} ${px(y)}) scale(${px(size)})`}
    >
      <path d={side > 0 ? `M0 0L8 -19H${px(8 + wide)}V19H8Z` : `M0 0L-8 -19H${px(-8 - wide)}V19H-8Z`} />
      <text x={left + 10} y="7" className={css['chanceOdds']}>
        {odds}
      </text>
      {lines.map((line, at) => (
        <text key={line} x={left + 18 + odds.length * 11} y={at * 15 - 3}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** Where an attack would push its target, and whether it would be stopped there. */
export function PushTrail({ sheet, pushed }: { readonly sheet: Sheet; readonly pushed: Pushed }): ReactNode {
  const { target, to, stopped } = pushed;
  const end = sheet.at(to);
  return (
    <g>
      <path d={lineThrough(sheet, [target, to])} className={css['pushed']} />
      <circle cx={px(end.x)} cy={px(end.y)} r={px(pixels(target.r))} className={css['pushedEnd']} />
      {stopped ? (
        <g transform={`translate(${px(end.x)} ${px(end.y)})`} className={css['stopped']}>
          <circle r="7" />
          <path d="M-3 -3L3 3M3 -3L-3 3" />
        </g>
      ) : null}
    </g>
  );
}
