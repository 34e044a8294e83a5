import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { cardSkills } from '../../../rules/skills.ts';
import type { Unit } from '../../../rules/state.ts';
import { cardFor } from '../../../rules/units.ts';
import { skillParts } from '../../../text/skills.ts';
import { Stats } from '../../rosters/unit/stats.tsx';
import css from './table.module.css';

/** What a unit's card says, on screens with room for it: nobody has to open the card for a number. */
export function Reference({ locale, unit }: { readonly locale: Locale; readonly unit: Unit }): ReactNode {
  const card = cardFor(unit);
  return (
    <div className={css['reference']}>
      <Stats {...{ locale, card }} />
      <ul>
        {cardSkills(card).map((skill) => {
          const { name, text } = skillParts(locale, skill, unit.kind);
          return (
            <li key={skill.id}>
              <b>{name}</b> {text}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
