import type { Locale } from '@sanguine/kernel';
import { OddsBar } from '@sanguine/ui/odds/odds-bar.tsx';
import type { ReactNode } from 'react';
import { spellCard } from '../../content/spells.ts';
import { spellChance } from '../../rules/odds.ts';
import { figureName } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { Die } from '../look/die.tsx';
import { UnitPicture } from '../look/token.tsx';
import { type CastPlan, stepped } from '../plan/casting.ts';
import type { View } from '../plan/selection.ts';
import { type BoardPhrase, sayBoard } from '../text/say.ts';
import css from './hand.module.css';
import { outlookLines } from './outlook.ts';

interface CastPanelProps {
  readonly locale: Locale;
  readonly view: View;
  readonly plan: CastPlan;
  readonly interaction: Interaction;
}

/** What is left to choose for the selected card (target, stones), and its chance of success. */
export function CastPanel({ locale, view, plan, interaction }: CastPanelProps): ReactNode {
  return (
    <div className={css['cast']}>
      {plan.targets.length + plan.amounts.length === 0 ? null : (
        <div className={css['choices']}>
          <Targets {...{ locale, view, plan, interaction }} />
          {plan.amounts.length === 0 ? null : <Offering {...{ locale, view, plan, interaction }} />}
        </div>
      )}
      <Chance {...{ locale, view, plan, interaction }} />
    </div>
  );
}

/** Includes targets that are not on the glade: the dead. */
function Targets({ locale, view, plan, interaction }: CastPanelProps): ReactNode {
  return (
    <ul className={css['targets']} aria-label={sayBoard(locale, 'cast.targets')}>
      {plan.targets.map((unit) => (
        <li key={unit}>
          <button
            type="button"
            data-guide={`target:${unit}`}
            aria-pressed={unit === plan.target}
            aria-label={figureName(locale, view, unit)}
            title={figureName(locale, view, unit)}
            onClick={() => {
              interaction.chooseTarget(unit);
            }}
          >
            <UnitPicture
              unit={unit}
              zombie={view.figures[unit].zombie}
              phantom={view.figures[unit].status === 'realm'}
              size={36}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Offering({ locale, view, plan, interaction }: CastPanelProps): ReactNode {
  const { blood } = plan;
  const kind = spellCard(plan.card).chance.kind === 'offer' ? 'offered' : blood > 0 ? 'given' : 'taken';
  const step = (by: 1 | -1): ReactNode => {
    const next = stepped(plan, by);
    return (
      <button
        type="button"
        data-guide={by > 0 ? 'offer:more' : 'offer:less'}
        aria-label={sayBoard(locale, by > 0 ? 'offer.more' : 'offer.less')}
        aria-disabled={next === null}
        onClick={() => {
          if (next !== null) interaction.offer(next);
        }}
      >
        {by > 0 ? '+' : '\u2212'}
      </button>
    );
  };
  return (
    <div className={css['offering']}>
      <div>
        {step(-1)}
        <output aria-live="polite" data-blood={blood}>
          {Math.abs(blood)}
        </output>
        {step(1)}
      </div>
      <small>
        {sayBoard(locale, `offer.${kind}`, {
          count: Math.abs(blood),
          left: view.figures.witch.blood - blood,
        })}
      </small>
    </div>
  );
}

function Chance({ locale, view, plan, interaction }: CastPanelProps): ReactNode {
  const { chance } = spellCard(plan.card);
  const { cast } = plan;
  const odds = spellChance(plan.card, plan.blood);
  const needs = cast === null && chance.kind === 'offer';
  const lines =
    cast === null || interaction.seat === null ? [] : outlookLines(locale, view, interaction.seat, cast);
  return (
    <div className={css['odds']}>
      {chance.kind === 'always' || needs ? null : (
        <div className={css['throw']}>
          <Die sides={chance.die} face={`d${chance.die}`} size={46} />
          <OddsBar
            label={sayBoard(locale, 'odds.label')}
            legend={false}
            shares={[
              { tone: 'win', chance: odds, says: sayBoard(locale, 'odds.won') },
              { tone: 'lose', chance: 1 - odds, says: sayBoard(locale, 'odds.lost') },
            ]}
          />
        </div>
      )}
      {(lines.length === 0 ? [sayBoard(locale, hintKey(plan))] : lines).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** What to do next, where there is no forecast. */
function hintKey({ cast, targets, target, spaces }: CastPlan): BoardPhrase {
  if (cast !== null) return 'cast.ready';
  if (spaces.length > 0) return 'cast.space';
  return targets.length > 0 && target === null ? 'cast.target' : 'cast.never';
}
