import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { BASES } from '../../../content/bases.ts';
import { say } from '../../../text/phrases.ts';
import type { PaperName } from '../address.ts';
import { Page } from '../page.tsx';
import { sayPrint } from '../text/say.ts';
import {
  arrayTemplate,
  baseWidth,
  INNER_RADIUS,
  LINE_LENGTH,
  LINE_PART,
  LINE_WIDTH,
  ROUND_RADIUS,
} from './lengths.ts';
import { ScaleCheck } from './scale-check.tsx';
import css from './scale.module.css';

/** A drawing whose user units are inches, printed at full size; `edge` leaves room for half a line all around. */
export function Scaled({
  width,
  height,
  edge = 0.02,
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly edge?: number;
  readonly children: ReactNode;
}): ReactNode {
  const [across, down] = [width + 2 * edge, height + 2 * edge];
  return (
    <svg
      className={css['scaled']}
      viewBox={`${-edge} ${-edge} ${across} ${down}`}
      style={{ width: `${across}in`, height: `${down}in` }}
      aria-hidden="true"
      data-scaled={`${width} ${height}`}
    >
      {children}
    </svg>
  );
}

/** §1.2, §14: what players lay on the table, at full size. */
export function Templates({
  locale,
  paper,
}: {
  readonly locale: Locale;
  readonly paper: PaperName;
}): ReactNode {
  const parts = Array.from({ length: LINE_LENGTH / LINE_PART }, (_, nth) => nth * LINE_PART);
  return (
    <>
      <Page paper={paper}>
        <h2 className={css['title']}>{sayPrint(locale, 'what.templates')}</h2>
        <figure>
          <RoundTemplate inner={sayPrint(locale, 'template.inner')} />
          <figcaption>{sayPrint(locale, 'template.round')}</figcaption>
        </figure>
        <figure>
          <div className={css['row']}>
            {BASES.map((base) => (
              <BaseDisc key={base} width={baseWidth(base)} name={say(locale, `sheet.base.${base}`)} />
            ))}
          </div>
          <figcaption>{sayPrint(locale, 'template.bases')}</figcaption>
        </figure>
        <figure>
          {parts.map((from) => (
            <LinePart key={from} from={from} />
          ))}
          <figcaption>{sayPrint(locale, 'template.line')}</figcaption>
        </figure>
        <ScaleCheck locale={locale} />
      </Page>
      <Page paper={paper}>
        <h2 className={css['title']}>{sayPrint(locale, 'template.array')}</h2>
        <figure>
          <ArrayTemplate edge={sayPrint(locale, 'template.array.edge')} />
        </figure>
        <ScaleCheck locale={locale} />
      </Page>
    </>
  );
}

function RoundTemplate({ inner }: { readonly inner: string }): ReactNode {
  const r = ROUND_RADIUS;
  return (
    <Scaled width={2 * r} height={2 * r}>
      <g transform={`translate(${r} ${r})`} fill="none" stroke="#000">
        <circle r={r} strokeWidth="0.015" />
        <circle r={INNER_RADIUS} strokeWidth="0.012" strokeDasharray="0.06 0.04" />
        <path d="M-0.12 0H0.12M0-0.12V0.12" strokeWidth="0.01" />
        <path
          d={`M0 ${-r}V${0.15 - r}M0 ${r}V${r - 0.15}M${-r} 0H${0.15 - r}M${r} 0H${r - 0.15}`}
          strokeWidth="0.01"
        />
        <text y="0.42" fill="#000" stroke="none" className={css['label']}>
          {inner}
        </text>
      </g>
    </Scaled>
  );
}

function BaseDisc({ width, name }: { readonly width: number; readonly name: string }): ReactNode {
  return (
    <Scaled width={width} height={width}>
      <g transform={`translate(${width / 2} ${width / 2})`} fill="none" stroke="#000">
        <circle r={width / 2} strokeWidth="0.012" />
        <path d="M-0.06 0H0.06M0-0.06V0.06" strokeWidth="0.008" />
        <text y="0.3" fill="#000" stroke="none" className={css['label']}>
          {name.replace(/ ?[(（].*/, '')}
        </text>
      </g>
    </Scaled>
  );
}

/** A part of a line, with a mark at every inch beside it. */
function LinePart({ from }: { readonly from: number }): ReactNode {
  const high = LINE_WIDTH + 0.22;
  return (
    <Scaled width={LINE_PART} height={high} edge={0.09}>
      <rect width={LINE_PART} height={LINE_WIDTH} fill="none" stroke="#000" strokeWidth="0.01" />
      {Array.from({ length: LINE_PART + 1 }, (_, inch) => (
        <g key={inch} transform={`translate(${inch} 0)`}>
          <path d={`M0 0V${LINE_WIDTH + 0.05}`} stroke="#000" strokeWidth="0.01" />
          <text y={high - 0.01} className={css['label']}>
            {from + inch}
          </text>
        </g>
      ))}
    </Scaled>
  );
}

function ArrayTemplate({ edge }: { readonly edge: string }): ReactNode {
  const { outline, width, height } = arrayTemplate(baseWidth('large') / 2);
  return (
    <Scaled width={width} height={height}>
      <path d={outline} fill="none" stroke="#000" strokeWidth="0.015" />
      <path
        d={`M${width / 2} 0V${height - 1.75}`}
        stroke="#000"
        strokeWidth="0.01"
        strokeDasharray="0.08 0.06"
        fill="none"
      />
      <text x={width / 2} y={height - 1.5} className={css['label']}>
        {edge}
      </text>
    </Scaled>
  );
}
