import type { Locale } from '@sanguine/kernel';
import { type ReactNode, useMemo } from 'react';
import type { Mustered } from '../../../rules/roster/roster.ts';
import { kindName, skillName } from '../../../text/words.ts';
import { cardOf } from '../../../content/units/index.ts';
import { LIVERIES } from '../../look/livery.ts';
import { sayRosters } from '../text/say.ts';
import { type DamageCurve, damageCurves, damageFarther, FARTHEST } from './damage.ts';
import css from './unit.module.css';

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [340, 184, 26, 30, 14];
/** Contact has its own column before the ruler begins, two inches wide. */
const CONTACT = 2;
const SHOWN = [0, 1, 3] as const;

const x = (inch: number): number => LEFT + ((inch + CONTACT) * (WIDTH - LEFT - 8)) / (FARTHEST + CONTACT);

interface DamageChartProps {
  readonly locale: Locale;
  readonly unit: Mustered;
  readonly other: Mustered | null;
}

/** Average damage of one attack action by distance, as steps over a ruler; dashed beside it that of another unit. */
export function DamageChart({ locale, unit, other }: DamageChartProps): ReactNode {
  const lines = useMemo(() => damageCurves(unit, SHOWN), [unit]);
  const far = useMemo(() => damageFarther(unit, 1), [unit]);
  const against = useMemo(() => (other === null ? null : (damageCurves(other, [1])[0] ?? null)), [other]);
  const most = Math.max(2, ...[...lines, ...(against === null ? [] : [against])].flatMap(meansOf)) * 1.12;
  const y = (mean: number): number => HEIGHT - BOTTOM - (mean * (HEIGHT - BOTTOM - TOP)) / most;
  const [bare, middle, heavy] = lines;
  if (bare === undefined || middle === undefined || heavy === undefined) return null;
  const colour = LIVERIES[cardOf(unit.kind).line].colour;
  return (
    <figure className={css['chart']}>
      <p className="unseen">{spoken(locale, unit, lines)}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {Array.from({ length: Math.floor(most) + 1 }, (_, mean) => (
          <g key={mean}>
            <path d={`M${LEFT} ${y(mean)}H${WIDTH - 8}`} className={mean === 0 ? css['axis'] : css['grid']} />
            <text x={LEFT - 6} y={y(mean) + 4} textAnchor="end">
              {mean}
            </text>
          </g>
        ))}
        <path d={area(middle, y)} fill={colour} fillOpacity="0.55" />
        {far === null ? null : <path d={outline(far, y)} className={css['far']} />}
        {against === null ? null : <path d={outline(against, y)} className={css['against']} />}
        <path d={outline(heavy, y)} className={css['heavy']} />
        <path d={outline(bare, y)} className={css['bare']} />
        <path d={outline(middle, y)} className={css['middle']} />
        <path d={`M${x(0)} ${TOP}V${HEIGHT - BOTTOM}`} className={css['grid']} />
        {Array.from({ length: FARTHEST + 1 }, (_, inch) => (
          <path
            key={inch}
            d={`M${x(inch)} ${HEIGHT - BOTTOM}v${inch % 6 === 0 ? 7 : 4}`}
            className={css['tick']}
          />
        ))}
        {[6, 12, 18, 24].map((inch) => (
          <text key={inch} x={x(inch)} y={HEIGHT - 9} textAnchor="middle">
            {inch}
          </text>
        ))}
        <text x={LEFT} y={HEIGHT - 9} textAnchor="start" className={css['contact']}>
          {sayRosters(locale, 'chart.contact')}
        </text>
      </svg>
      <figcaption className={css['legend']} aria-hidden="true">
        {SHOWN.map((armour) => (
          <span key={armour} data-line={['bare', 'middle', '', 'heavy'][armour]}>
            {sayRosters(locale, 'chart.armour', { armour })}
          </span>
        ))}
        {far === null ? null : <span data-line="far">{sayRosters(locale, 'chart.far')}</span>}
        {other === null ? null : <span data-line="against">{kindName(locale, other.kind)}</span>}
      </figcaption>
    </figure>
  );
}

const meansOf = ({ contact, stretches }: DamageCurve): number[] => [
  contact.mean,
  ...stretches.map(({ mean }) => mean),
];

type Scale = (mean: number) => number;

/** The upper edge, down to the axis wherever no attack reaches. */
function outline({ contact, stretches }: DamageCurve, y: Scale): string {
  const parts = [...(contact === null ? [] : [{ from: -CONTACT, to: 0, mean: contact.mean }]), ...stretches];
  let path = '';
  let end = -Infinity;
  for (const { from, to, mean } of parts) {
    path +=
      from === end ? `V${y(mean)}` : `${end === -Infinity ? '' : `V${y(0)}`}M${x(from)} ${y(0)}V${y(mean)}`;
    path += `H${x(to)}`;
    end = to;
  }
  return path === '' ? '' : `${path}V${y(0)}`;
}

const area = (damage: DamageCurve, y: Scale): string => `${outline(damage, y)}H${x(-CONTACT)}Z`;

/** The chart in words. */
function spoken(locale: Locale, unit: Mustered, lines: readonly DamageCurve[]): string {
  const [bare, middle, heavy] = lines;
  const parts = [
    sayRosters(locale, 'chart.spoken.contact', {
      skill: skillName(locale, bare?.contact.skill ?? ''),
      zero: told(bare?.contact.mean),
      one: told(middle?.contact.mean),
      three: told(heavy?.contact.mean),
    }),
    ...(middle?.stretches ?? []).map(({ from, to, mean, skill }) =>
      sayRosters(locale, 'chart.spoken.range', {
        skill: skillName(locale, skill),
        from,
        to,
        mean: told(mean),
      }),
    ),
  ];
  return `${kindName(locale, unit.kind)}: ${parts.join(' ')}`;
}

const told = (mean: number | undefined): string => (mean ?? 0).toFixed(2);
