import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { cardSkills } from '../../rules/skills.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { armourOf, masteryOf, moraleOf, movementOf } from '../../rules/stats.ts';
import { cardFor, healthOf, isOn, unitOf } from '../../rules/units.ts';
import { inchesText } from '../../text/measures.ts';
import { say } from '../../text/phrases.ts';
import { traitsText } from '../../text/rulebook/lists.ts';
import { fullName } from '../../text/words.ts';
import { paintOf } from '../field/sides.ts';
import { BasePicture } from '../look/base-picture.tsx';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import { Against, ChargeLine } from './against.tsx';
import { Counters } from './counters.tsx';
import { saySides } from './say.ts';
import { ItemLine, SkillLine } from './skill-line.tsx';
import css from './unit-card.module.css';

interface UnitCardProps {
  readonly locale: Locale;
  readonly view: View;
  readonly id: UnitId;
  /** The enemy its skills are meant for. */
  readonly target: UnitId | null;
}

/**
 * The whole card of a unit at this moment: current statistics, health, tokens, and every skill with what it could do from
 * here, to the target if there is one.
 */
export function UnitCard({ locale, view, id, target }: UnitCardProps): ReactNode {
  const unit = unitOf(view, id);
  const card = cardFor(unit);
  const asked = { locale, view, id, target };
  return (
    <article className={css['card']} data-guide="card">
      <header>
        <BasePicture kind={unit.kind} paint={paintOf(view, unit.owner)} size={58} />
        <div>
          <h3>{fullName(locale, unit.kind)}</h3>
          <p>
            {sayBoard(locale, 'card.head', {
              traits: traitsText(locale, card),
              base: say(locale, `base.${card.base}`),
              points: card.cost,
            })}
          </p>
        </div>
      </header>
      <Stats {...{ locale, view, id }} />
      <dl className={css['now']}>
        <dt>{saySides(locale, 'health')}</dt>
        <dd>
          <Pips left={healthOf(unit)} hp={card.hp} />
          <b>{saySides(locale, 'health.of', { left: Math.max(0, healthOf(unit)), hp: card.hp })}</b>
        </dd>
        <dt>{saySides(locale, 'tokens')}</dt>
        <dd>
          <Counters {...{ locale, unit }} size={24} named />
        </dd>
      </dl>
      {target === null ? null : <Against asked={asked} target={target} />}
      <ul className={css['skills']}>
        {target === null ? <ChargeLine asked={asked} /> : null}
        {cardSkills(card).map((skill) => (
          <SkillLine key={skill.id} {...{ asked, skill }} kind={unit.kind} />
        ))}
        {unit.items.map((item) => (
          <ItemLine key={item} {...{ locale, item }} used={unit.spent.includes(item)} />
        ))}
      </ul>
    </article>
  );
}

/** Health as a row of pips, with lost ones filled. */
function Pips({ left, hp }: { readonly left: number; readonly hp: number }): ReactNode {
  return (
    <span className={css['pips']} aria-hidden="true">
      {Array.from({ length: hp }, (_, at) => (
        <i key={at} data-lost={at >= left || undefined} />
      ))}
    </span>
  );
}

function Stats({
  locale,
  view,
  id,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly id: UnitId;
}): ReactNode {
  const unit = unitOf(view, id);
  const { mm, rm, am, mv, mo, ar } = cardFor(unit);
  const on = isOn(unit);
  const printed = { mm, rm, am, mv, mo, ar };
  // Off the table nothing changes the numbers on the card.
  const now = on
    ? {
        mm: masteryOf(unit, 'mm'),
        rm: masteryOf(unit, 'rm'),
        am: masteryOf(unit, 'am'),
        mv: movementOf(unit),
        mo: moraleOf(view, id),
        ar: armourOf(view, id),
      }
    : printed;
  return (
    <dl className={css['stats']}>
      {(['mm', 'rm', 'am', 'mv', 'mo', 'ar'] as const).map((stat) => (
        <div
          key={stat}
          data-changed={now[stat] === printed[stat] ? undefined : now[stat] > printed[stat] ? 'up' : 'down'}
        >
          <dt>{say(locale, `stat.${stat}`)}</dt>
          <dd>{stat === 'mv' ? inchesText(now[stat]) : now[stat]}</dd>
        </div>
      ))}
    </dl>
  );
}
