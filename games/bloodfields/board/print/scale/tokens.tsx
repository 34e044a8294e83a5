import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { type Base, BASES } from '../../../content/bases.ts';
import { ATTACK_FACES, DEFENCE_FACES } from '../../../content/dice.ts';
import { CONDITIONS } from '../../../content/effects.ts';
import { cardOf } from '../../../content/units/index.ts';
import type { UnitKind } from '../../../content/units/kinds.ts';
import type { Roster } from '../../../rules/roster/roster.ts';
import { say } from '../../../text/phrases.ts';
import { kindName, tokenName } from '../../../text/words.ts';
import { type Counter, COUNTERS } from '../../look/counters.ts';
import { RollDie } from '../../look/die.tsx';
import type { GlyphName } from '../../look/glyphs.ts';
import { Mark } from '../../look/mark.tsx';
import { OBJECTIVE_GLYPHS } from '../../look/objective-glyphs.ts';
import { Portrait } from '../../look/portrait.tsx';
import type { PaperName } from '../address.ts';
import { INKED } from '../likeness.tsx';
import { Page } from '../page.tsx';
import { MARGIN, PAPER } from '../paper.ts';
import { sayPrint } from '../text/say.ts';
import { baseWidth, shelve } from './lengths.ts';
import { ScaleCheck } from './scale-check.tsx';
import { Scaled } from './templates.tsx';
import css from './scale.module.css';

/** How many of each counter are plenty for two rosters of 200 points. */
const COUNTS: Readonly<Record<Counter, number>> = {
  inspire: 12,
  shield: 8,
  embers: 5,
  blind: 3,
  immobilize: 3,
  silence: 3,
  weakness: 3,
  spotted: 3,
  stun: 3,
  dot: 8,
};
/** §7.6 */
const DAMAGE = 20;
/** The diameter in inches. */
const TOKEN = 0.5;
const SMALL = 0.28;
const GOAL = 0.8;
const GAP = 0.06;

/** §12, §16: everything on the table besides miniatures, to cut out; and bases that stand in for miniatures. */
export function Tokens({
  locale,
  roster,
  paper,
}: {
  readonly locale: Locale;
  readonly roster: Roster;
  readonly paper: PaperName;
}): ReactNode {
  return (
    <>
      <Page paper={paper}>
        <h2 className={css['title']}>{sayPrint(locale, 'tokens.title')}</h2>
        <div className={css['kinds']}>
          {(Object.keys(COUNTERS) as Counter[]).map((kind) => (
            <TokenRow key={kind} name={counterName(locale, kind)} count={COUNTS[kind]} size={TOKEN}>
              <Inked kind={kind} />
            </TokenRow>
          ))}
          <TokenRow name={sayPrint(locale, 'token.damage')} count={DAMAGE} size={SMALL}>
            <circle cx={SMALL / 2} cy={SMALL / 2} r={SMALL / 2 - 0.01} fill="#fff" {...LINE} />
            <path d="M0.08 0.08L0.2 0.2M0.2 0.08L0.08 0.2" stroke="#000" strokeWidth="0.03" />
          </TokenRow>
        </div>
        <h3 className={css['subtitle']}>{sayPrint(locale, 'tokens.goals')}</h3>
        <div className={css['row']}>
          {GOALS.map(({ name, glyph, count }) => (
            <TokenRow key={name} name={sayPrint(locale, name)} count={count} size={GOAL}>
              <Ring size={GOAL} glyph={glyph} />
            </TokenRow>
          ))}
        </div>
        <h3 className={css['subtitle']}>{sayPrint(locale, 'tokens.dice')}</h3>
        <DiceLegend locale={locale} />
        <ScaleCheck locale={locale} />
      </Page>
      <BasePages {...{ locale, roster, paper }} />
    </>
  );
}

const LINE = { stroke: '#000', strokeWidth: 0.014 } as const;

/** A counter in black on white: round if it helps, with corners if it harms, as at the table. */
function Inked({ kind }: { readonly kind: Counter }): ReactNode {
  const { glyph, shape } = COUNTERS[kind];
  const corner = shape === 'round' ? TOKEN / 2 : 0.06;
  return (
    <>
      <rect x="0.01" y="0.01" width={TOKEN - 0.02} height={TOKEN - 0.02} rx={corner} fill="#fff" {...LINE} />
      <Mark name={glyph} x={TOKEN / 2} y={TOKEN / 2} size={TOKEN * 0.7} fill="#000" />
    </>
  );
}

const counterName = (locale: Locale, kind: Counter): string =>
  kind === 'inspire' || kind === 'shield' || kind === 'embers'
    ? sayPrint(locale, `token.${kind}`)
    : tokenName(locale, CONDITIONS.find((one) => one === kind) ?? 'stun');

const GOALS = [
  { name: 'goal.flag', glyph: 'knight-banner', count: 3 },
  { name: 'goal.cache', glyph: OBJECTIVE_GLYPHS.cache, count: 5 },
  { name: 'goal.shrine', glyph: OBJECTIVE_GLYPHS.shrine, count: 1 },
  { name: 'goal.wagon', glyph: OBJECTIVE_GLYPHS.wagon, count: 1 },
  { name: 'token.initiative', glyph: 'crossed-swords', count: 1 },
] as const satisfies readonly { readonly name: string; readonly glyph: GlyphName; readonly count: number }[];

function Ring({ size, glyph }: { readonly size: number; readonly glyph: GlyphName }): ReactNode {
  return (
    <g transform={`translate(${size / 2} ${size / 2})`}>
      <circle r={size / 2 - 0.01} fill="#fff" stroke="#000" strokeWidth="0.014" />
      <circle r={size / 2 - 0.05} fill="none" stroke="#000" strokeWidth="0.008" />
      <Mark name={glyph} size={size * 0.6} fill="#000" />
    </g>
  );
}

/** The same token several times, with its name beside it. */
function TokenRow({
  name,
  count,
  size,
  children,
}: {
  readonly name: string;
  readonly count: number;
  readonly size: number;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={css['tokens']} data-wide={count > 5 || undefined}>
      <span>{name}</span>
      <div>
        {Array.from({ length: count }, (_, at) => (
          <Scaled key={at} width={size} height={size} edge={GAP / 2}>
            {children}
          </Scaled>
        ))}
      </div>
    </div>
  );
}

const LEGEND = [
  ATTACK_FACES.map((name, face) => ({ roll: 'attack', face, key: `die.attack.${name}` }) as const),
  DEFENCE_FACES.map((name, face) => ({ roll: 'defence', face, key: `die.defence.${name}` }) as const),
];

/** §1.4 */
function DiceLegend({ locale }: { readonly locale: Locale }): ReactNode {
  return (
    <div className={css['dice']}>
      {LEGEND.map((faces) => (
        <dl key={faces[0]?.roll}>
          {faces.map(({ roll, face, key }) => (
            <div key={key}>
              <dt>
                <RollDie roll={roll} face={face} size={30} />
              </dt>
              <dd>{sayPrint(locale, key)}</dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}

interface Disc {
  readonly base: Base;
  readonly kind: UnitKind | null;
}

/** §1.2: a base for each unit with its portrait; without a roster one of each size. */
function BasePages({
  locale,
  roster,
  paper,
}: {
  readonly locale: Locale;
  readonly roster: Roster;
  readonly paper: PaperName;
}): ReactNode {
  const discs: Disc[] =
    roster.length === 0
      ? BASES.map((base) => ({ base, kind: null }))
      : roster.map(({ kind }) => ({ base: cardOf(kind).base, kind }));
  const { width, height } = PAPER[paper];
  const sizes = discs.map(({ base }) => ({ width: baseWidth(base) + 0.16, height: baseWidth(base) + 0.16 }));
  const pages = shelve(sizes, { width: width - 2 * MARGIN, height: height - 2 * MARGIN - TAKEN });
  return pages.map((rows, at) => (
    <Page key={at} paper={paper}>
      <h2 className={css['title']}>
        {sayPrint(locale, roster.length === 0 ? 'tokens.bases.all' : 'tokens.bases')}
      </h2>
      {rows.map((row, nth) => (
        <div key={nth} className={css['shelf']}>
          {row.map((disc) => {
            const { base, kind } = discs[disc] ?? { base: 'small', kind: null };
            return <UnitDisc key={disc} {...{ locale, base, kind }} />;
          })}
        </div>
      ))}
      <ScaleCheck locale={locale} />
    </Page>
  ));
}

/** The height of title and scale check, in inches. */
const TAKEN = 1.1;

function UnitDisc({ locale, base, kind }: Disc & { readonly locale: Locale }): ReactNode {
  const width = baseWidth(base);
  const name = kind === null ? say(locale, `sheet.base.${base}`) : kindName(locale, kind);
  return (
    <Scaled width={width} height={width} edge={0.08}>
      <circle cx={width / 2} cy={width / 2} r={width / 2} fill="#fff" stroke="#000" strokeWidth="0.012" />
      {kind === null ? null : (
        <g transform={`translate(${width / 2} ${width * 0.54}) scale(${width * 0.3})`}>
          <Portrait kind={kind} livery={INKED} px={60} />
        </g>
      )}
      <text x={width / 2} y={width * 0.9} className={css['label']}>
        {name.replace(/ ?[(（].*/, '')}
      </text>
    </Scaled>
  );
}
