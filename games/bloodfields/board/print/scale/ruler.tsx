import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { PaperName } from '../address.ts';
import { Page } from '../page.tsx';
import { sayPrint } from '../text/say.ts';
import { ScaleCheck } from './scale-check.tsx';
import { Scaled } from './templates.tsx';
import css from './scale.module.css';

/** Strips of six inches, each continuing the one before, and short ones for the lengths measured most. */
const STRIPS = [0, 6, 12];
const STRIP = 6;
const SHORT = [1, 2, 3, 4, 5];
const HIGH = 0.8;
/** Marks at every eighth of an inch: inches are long, halves and quarters shorter. */
const EIGHTHS = 8;

export function Ruler({ locale, paper }: { readonly locale: Locale; readonly paper: PaperName }): ReactNode {
  return (
    <Page paper={paper}>
      <h2 className={css['title']}>{sayPrint(locale, 'ruler.title')}</h2>
      <p className={css['note']}>{sayPrint(locale, 'ruler.note')}</p>
      <div className={css['strips']}>
        {STRIPS.map((from) => (
          <Strip key={from} from={from} length={STRIP} />
        ))}
      </div>
      <div className={css['row']}>
        {SHORT.map((length) => (
          <Strip key={length} from={0} length={length} />
        ))}
      </div>
      <ScaleCheck locale={locale} />
    </Page>
  );
}

function markLength(eighth: number): number {
  if (eighth % EIGHTHS === 0) return 0.34;
  if (eighth % 4 === 0) return 0.24;
  return eighth % 2 === 0 ? 0.16 : 0.1;
}

function Strip({ from, length }: { readonly from: number; readonly length: number }): ReactNode {
  return (
    <Scaled width={length} height={HIGH}>
      <rect width={length} height={HIGH} fill="#fff" stroke="#000" strokeWidth="0.012" />
      {Array.from({ length: length * EIGHTHS + 1 }, (_, eighth) => (
        <path
          key={eighth}
          d={`M${eighth / EIGHTHS} 0V${markLength(eighth)}`}
          stroke="#000"
          strokeWidth={eighth % EIGHTHS === 0 ? 0.014 : 0.008}
        />
      ))}
      {Array.from({ length }, (_, nth) => (
        <text key={nth} x={nth + 1 - 0.05} y="0.62" className={css['number']}>
          {from + nth + 1}
        </text>
      ))}
    </Scaled>
  );
}
