import { type Locale, percent } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import { deedText } from '../../text/answers.ts';
import { coverText } from '../../text/covers.ts';
import { lengthText } from '../../text/measures.ts';
import { meanText } from '../../text/move-notes.ts';
import { say } from '../../text/phrases.ts';
import { skillName, unitName } from '../../text/words.ts';
import { sayOverlay } from './text/say.ts';
import type { GlyphName } from '../look/glyphs.ts';
import { Mark } from '../look/mark.tsx';
import type { Stand } from '../plan/stand.ts';
import { sayBoard } from '../text/say.ts';
import css from './overlay.module.css';

interface StandCardProps {
  readonly locale: Locale;
  readonly view: State;
  readonly stand: Stand;
}

/** What it would mean to stand there: cover, sight, the best attack from there and the enemy's worst answer. */
export function StandCard({ locale, view, stand }: StandCardProps): ReactNode {
  const { walked, spot, enemies } = stand;
  const { sights } = spot;
  const all = sights.length;
  const covers = sights.flatMap(({ cover }) => (cover === null ? [] : [cover]));
  const [cover] = covers;
  const sees = sights.filter(({ seen }) => seen).length;
  const half = enemies.filter((enemy) => enemy.half).length;
  return (
    <>
      <p className={css['standHead']}>
        <b>{sayBoard(locale, 'stand.title')}</b>
        <span>{sayOverlay(locale, 'stand.walked', { length: lengthText(locale, walked) })}</span>
      </p>
      <Fact
        glyph="shield"
        words={sayBoard(locale, 'stand.cover', { count: covers.length, all })}
        note={cover === undefined ? '' : coverText(locale, view, cover)}
      />
      <Fact
        glyph="eye-target"
        words={sayBoard(locale, 'stand.sees', { count: sees, all })}
        note={half === 0 ? '' : sayOverlay(locale, 'stand.half', { count: half })}
      />
      <Odds {...{ locale }} tone="good" glyph="bullseye" {...bestOf(locale, view, spot)} />
      <Odds {...{ locale }} tone="bad" glyph="crossed-swords" {...worstOf(locale, view, spot)} />
      <p className={css['standNote']}>{sayBoard(locale, 'stand.note')}</p>
    </>
  );
}

function Glyph({ name }: { readonly name: GlyphName }): ReactNode {
  return (
    <svg viewBox="-10 -10 20 20" width="20" height="20" aria-hidden="true">
      <Mark name={name} size={20} />
    </svg>
  );
}

function Fact({
  glyph,
  words,
  note,
}: {
  readonly glyph: GlyphName;
  readonly words: string;
  readonly note: string;
}): ReactNode {
  return (
    <p className={css['standFact']}>
      <Glyph name={glyph} />
      <b>{words}</b>
      <span>{note}</span>
    </p>
  );
}

interface Told {
  readonly words: string;
  /** The odds of the attack; null if there is none. */
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

/** A chance in words, figures and as a bar. */
function Odds({
  locale,
  tone,
  glyph,
  words,
  odds,
}: Told & {
  readonly locale: Locale;
  readonly tone: 'good' | 'bad';
  readonly glyph: GlyphName;
}): ReactNode {
  return (
    <div className={css['standOdds']} data-tone={tone}>
      <Glyph name={glyph} />
      <span>
        {words}
        {odds === null ? null : (
          <small>{say(locale, 'odds.mean', { mean: meanText(locale, odds.mean) })}</small>
        )}
      </span>
      {odds === null ? null : (
        <>
          <b>
            {percent(locale, odds.kill)}
            <small>{sayOverlay(locale, 'stand.kills')}</small>
          </b>
          <i aria-hidden="true">
            <i style={{ width: `${Math.round(odds.kill * 100)}%` }} />
          </i>
        </>
      )}
    </div>
  );
}
