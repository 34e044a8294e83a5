import { type Locale, percent } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import { deedText } from '../../text/answers.ts';
import { lengthText } from '../../text/measures.ts';
import { meanText } from '../../text/move-notes.ts';
import { say } from '../../text/phrases.ts';
import { skillName, unitName } from '../../text/words.ts';
import type { Stand } from '../plan/stand.ts';
import { sayBoard } from '../text/say.ts';
import css from './overlay.module.css';

interface StandCardProps {
  readonly locale: Locale;
  readonly view: State;
  readonly stand: Stand;
}

/** What it would mean to stand there: cover, sight, the best attack from there and the worst answer. */
export function StandCard({ locale, view, stand }: StandCardProps): ReactNode {
  const { walked, spot } = stand;
  const { sights } = spot;
  const all = sights.length;
  const covers = sights.filter(({ cover }) => cover !== null).length;
  const sees = sights.filter(({ seen }) => seen).length;
  return (
    <>
      <p className={css['standHead']}>
        <b>{sayBoard(locale, 'stand.title')}</b>
        <span>{lengthText(locale, walked)}</span>
      </p>
      <p>{sayBoard(locale, 'stand.cover', { count: covers, all })}</p>
      <p>{sayBoard(locale, 'stand.sees', { count: sees, all })}</p>
      <Odds {...{ locale }} tone="good" {...bestOf(locale, view, spot)} />
      <Odds {...{ locale }} tone="bad" {...worstOf(locale, view, spot)} />
      <p className={css['standNote']}>{sayBoard(locale, 'stand.note')}</p>
    </>
  );
}

interface Told {
  readonly words: string;
  /** What it comes to; null where nobody is attacked. */
  readonly odds: { readonly kill: number; readonly mean: number } | null;
}

function bestOf(locale: Locale, view: State, { best }: Stand['spot']): Told {
  if (best === null) return { words: sayBoard(locale, 'stand.none'), odds: null };
  const { target: id, skill: by, charge, odds } = best;
  const [target, skill] = [unitName(locale, view, id), skillName(locale, by)];
  const words =
    charge === null
      ? sayBoard(locale, 'stand.best', { target, skill })
      : sayBoard(locale, 'stand.best.charge', { target, skill, chance: percent(locale, charge) });
  return { words, odds };
}

function worstOf(locale: Locale, view: State, { answers: [worst] }: Stand['spot']): Told {
  if (worst === undefined) return { words: sayBoard(locale, 'stand.safe'), odds: null };
  const unit = unitName(locale, view, worst.by);
  return {
    words: sayBoard(locale, 'stand.worst', { unit, deed: deedText(locale, worst) }),
    odds: worst.odds,
  };
}

/** A chance as words, figures and a bar. */
function Odds({
  locale,
  tone,
  words,
  odds,
}: Told & { readonly locale: Locale; readonly tone: 'good' | 'bad' }): ReactNode {
  return (
    <div className={css['standOdds']} data-tone={tone}>
      <span>{words}</span>
      {odds === null ? null : (
        <>
          <b>{sayBoard(locale, 'stand.kills', { chance: percent(locale, odds.kill) })}</b>
          <small>{say(locale, 'odds.mean', { mean: meanText(locale, odds.mean) })}</small>
          <i aria-hidden="true">
            <i style={{ width: `${Math.round(odds.kill * 100)}%` }} />
          </i>
        </>
      )}
    </div>
  );
}
