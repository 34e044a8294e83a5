import type { Locale, Seat } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { BattleProspect } from '../../rules/prospects.ts';
import { contactNote } from '../../text/notes.ts';
import { join } from '../../text/words.ts';
import { BriefOdds, briefStakes } from '../battle/brief-prospects.tsx';
import type { View } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';
import { arrivalNotes, owedWords, payerLine, priceWords } from '../text/consequence.ts';
import css from './overlay.module.css';

/** More than three lines over the map are not read. */
const LINES = 3;

interface Told {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat | null;
  readonly target: Target | null;
  /** What is in the area. */
  readonly present: readonly string[];
  /** The battles that going there leads to. */
  readonly prospects: readonly BattleProspect[];
}

/** Cost, odds and stakes; where nothing is fought, what is there takes the room. */
export function BriefTip(told: Told): ReactNode {
  const { locale, prospects } = told;
  const { cost, stakes } = wordsOf(told);
  return (
    <>
      {cost === '' ? null : <p className={css['price']}>{cost}</p>}
      <BriefOdds {...{ locale, prospects }} />
      {stakes.slice(0, LINES - (cost === '' ? 0 : 1)).map(({ says, notable }) => (
        <p key={says} className={css[notable ? 'note' : 'line']}>
          {says}
        </p>
      ))}
    </>
  );
}

/** Whether the three lines are all there is to tell. */
export function isBrief(told: Told): boolean {
  const { locale, view, seat, target, prospects } = told;
  const { cost, stakes } = wordsOf(told);
  const pays = target !== null && seat !== null && payerLine(locale, view, seat, target) !== null;
  return prospects.length === 0 && !pays && stakes.length + (cost === '' ? 0 : 1) <= LINES;
}

interface Stake {
  readonly says: string;
  readonly notable: boolean;
}

function wordsOf({ locale, view, seat, target, present, prospects }: Told): {
  readonly cost: string;
  readonly stakes: readonly Stake[];
} {
  const there = present.map((says) => ({ says, notable: false }));
  if (target === null || seat === null) return { cost: '', stakes: there };
  const price = priceWords(locale, target);
  const cost = price === '' ? '' : join(locale, [price, ...owedWords(locale, view, target)], 'list.notes');
  const notes = arrivalNotes(locale, seat, target);
  if (prospects.length === 0) return { cost, stakes: [...notes.map(notably), ...there] };
  // That they meet is said by the odds.
  const last = target.moves.at(-1);
  const met = last !== undefined && 'to' in last ? contactNote(locale, target.before, seat, last.to) : [];
  const others = notes.filter((note) => !met.includes(note));
  return {
    cost,
    stakes: [join(locale, [...briefStakes({ locale, prospects }), ...others], 'list.notes')].map(notably),
  };
}

const notably = (says: string): Stake => ({ says, notable: true });
