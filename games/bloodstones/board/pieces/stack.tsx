import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import type { Detail } from '@sanguine/ui/viewport/detail.ts';
import type { ReactNode } from 'react';
import type { Faction } from '../../content/factions.ts';
import type { UnitKind } from '../../content/kinds.ts';
import { tally } from '../../rules/multiset.ts';
import { signed } from '../../text/words.ts';
import { useCloth } from './cloth.tsx';
import { LIVERIES, UNIT_GLYPHS } from './livery.ts';
import css from './pieces.module.css';
import { EDGE, edgesUnder, PLATE } from './stack-depth.ts';

export interface StackProps {
  readonly faction: Faction | 'none';
  readonly units: readonly UnitKind[];
  readonly strength: number;
  readonly cavalry: number;
  readonly detail: Detail;
  /** `may`: it can be selected; `chosen`: it is selected. */
  readonly mark: 'none' | 'may' | 'chosen';
}

/** A force on the map, centred on the origin: emblem, count, strength, cavalry, and its units at close zoom. */
export function Stack({ detail, ...stack }: StackProps): ReactNode {
  if (detail === 'far') return <Token {...stack} />;
  return (
    <g transform={detail === 'near' ? 'translate(0 -15)' : undefined}>
      <StackPlate {...stack} />
      {detail === 'near' ? <Units faction={stack.faction} units={stack.units} /> : null}
    </g>
  );
}

type Summed = Omit<StackProps, 'detail'>;

const COLOURED = 'M4 0H34V38H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z';

/** A force of one kind of ship, castle or monster shows that kind; others show the faction's emblem. */
function signOf({
  faction,
  units,
}: Pick<Summed, 'faction' | 'units'>): Parameters<typeof GlyphPath>[0]['name'] {
  const [first] = units;
  const one = first !== undefined && units.every((kind) => kind === first);
  const own = one && ['ship', 'dragon', 'castle', 'undead', 'cutiecorn'].includes(first);
  return (own ? UNIT_GLYPHS[first] : null) ?? LIVERIES[faction].emblem;
}

function StackPlate({ faction, units, strength, cavalry, mark }: Summed): ReactNode {
  const { colour, on } = LIVERIES[faction];
  const { fill, weave } = useCloth(faction);
  const under = edgesUnder(units.length);
  return (
    <g transform={`scale(${PLATE}) translate(-37 -19)`}>
      {weave}
      {Array.from({ length: under }, (_, at) => (
        <rect
          key={at}
          x={(under - at) * 2.5}
          y={(under - at) * EDGE}
          width="74"
          height="38"
          rx="4"
          className={css['edge']}
        />
      ))}
      <Ring mark={mark} width={74} height={38} />
      <rect width="74" height="38" rx="4" className={css['bone']} />
      <path d={COLOURED} fill={colour} />
      <path d={COLOURED} fill={fill} className={css['line']} />
      <GlyphPath name={signOf({ faction, units })} x={3} y={5} size={28} fill={on} />
      <text x="54" y="20" className={css['count']}>
        {units.length}
      </text>
      <text x="54" y="33.5" className={css['strength']}>
        {signed(strength)}
      </text>
      {cavalry === 0 ? null : (
        <g transform="translate(62 -9)">
          <rect width="30" height="18" rx="9" fill="#1c1712" />
          <GlyphPath name="horse-head" x={3} y={2} size={14} fill="#f6eedc" />
          <text x="22" y="13.5" className={css['cavalry']}>
            {cavalry}
          </text>
        </g>
      )}
    </g>
  );
}

/** At far zoom: a sign and a number. */
function Token({ faction, units, mark }: Summed): ReactNode {
  const { colour, on } = LIVERIES[faction];
  const { fill, weave } = useCloth(faction);
  return (
    <g transform="translate(-23 -12)">
      {weave}
      <Ring mark={mark} width={46} height={24} />
      <rect width="46" height="24" rx="3" className={css['bone']} />
      <rect width="25" height="24" rx="3" fill={colour} />
      <rect width="25" height="24" rx="3" fill={fill} className={css['line']} />
      <GlyphPath name={signOf({ faction, units })} x={2.5} y={2} size={20} fill={on} />
      <text x="35.5" y="18" className={css['few']}>
        {units.length}
      </text>
    </g>
  );
}

/** Gold, with an ink line outside it. */
function Ring({
  mark,
  width,
  height,
}: {
  readonly mark: StackProps['mark'];
  readonly width: number;
  readonly height: number;
}): ReactNode {
  if (mark === 'none') return null;
  const wide = mark === 'chosen' ? 5 : 3;
  const out = wide / 2 + 1.5;
  const edge = out + wide / 2 + 0.5;
  return (
    <g fill="none">
      <rect
        x={-out}
        y={-out}
        width={width + 2 * out}
        height={height + 2 * out}
        rx="7"
        stroke="#f2c24b"
        strokeWidth={wide}
      />
      <rect x={-edge} y={-edge} width={width + 2 * edge} height={height + 2 * edge} rx="9" stroke="#1c1712" />
    </g>
  );
}

const MOST_SHOWN = 5;

/** At close zoom: the units themselves, equal ones counted. */
function Units({
  faction,
  units,
}: {
  readonly faction: Faction | 'none';
  readonly units: readonly UnitKind[];
}): ReactNode {
  const kinds = [...tally(units)].slice(0, MOST_SHOWN);
  const { colour, on } = LIVERIES[faction];
  const { fill, weave } = useCloth(faction);
  const pitch = Math.min(32, 118 / kinds.length);
  const start = (-pitch * (kinds.length - 1)) / 2 - 14;
  return (
    <g transform="translate(0 22)">
      {weave}
      {kinds.map(([kind, count], at) => (
        <g key={kind} transform={`translate(${start + at * pitch} 0)`}>
          <rect width="28" height="28" rx="3" fill={colour} />
          <rect width="28" height="28" rx="3" fill={fill} className={css['line']} />
          <GlyphPath name={UNIT_GLYPHS[kind] ?? 'hood'} x={3} y={3} size={22} fill={on} />
          {count === 1 ? null : (
            <g transform="translate(20 20)">
              <rect width="14" height="14" rx="7" fill="#1c1712" />
              <text x="7" y="11" className={css['cavalry']}>
                {count}
              </text>
            </g>
          )}
        </g>
      ))}
    </g>
  );
}
