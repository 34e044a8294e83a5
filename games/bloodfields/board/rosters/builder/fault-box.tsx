import type { Locale } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import type { ReactNode } from 'react';
import { repaired, type RosterFault } from '../../../rules/roster/faults.ts';
import { type Remedy, remediesFor } from '../../../rules/roster/repairs.ts';
import { costOf, type Roster } from '../../../rules/roster/roster.ts';
import { join } from '../../../text/phrases.ts';
import { refusalLine, repairLine } from '../../../text/refusals.ts';
import { sayRosters } from '../text/say.ts';
import css from './fault-box.module.css';

interface FaultBoxProps {
  readonly locale: Locale;
  readonly roster: Roster;
  readonly points: number | null;
  readonly fault: RosterFault;
  readonly openRules: (section: string) => void;
  readonly onChange: (roster: Roster) => void;
}

/** How many other repairs are linked; more would hide the button. */
const MOST_OTHERS = 3;

/** Why the roster may not be played, with the smallest repair as a button and others as links. */
export function FaultBox({ locale, roster, points, fault, openRules, onChange }: FaultBoxProps): ReactNode {
  const [smallest, ...others] = remediesFor(roster, points ?? Infinity, fault);
  const apply = ({ repairs }: Remedy): void => {
    onChange(repairs.reduce(repaired, roster));
  };
  const over = Number(fault.facts['over'] ?? 0);
  return (
    <section className={css['fault']} data-guide={`fault:${fault.code}`} aria-live="polite">
      <div>
        <h3>
          {fault.code === 'roster.points'
            ? sayRosters(locale, 'fault.points', { count: over })
            : sayRosters(locale, 'fault.head')}
        </h3>
        <p>
          {refusalLine(locale, fault)}{' '}
          <LinkButton
            onPress={() => {
              openRules(fault.rule);
            }}
          >
            {sayRosters(locale, 'fault.rule', { rule: fault.rule })}
          </LinkButton>
        </p>
        {others.length === 0 ? null : (
          <p className={css['others']}>
            <span>{sayRosters(locale, 'fault.others')}</span>
            {others.slice(0, MOST_OTHERS).map((remedy) => (
              <LinkButton
                key={JSON.stringify(remedy.repairs)}
                onPress={() => {
                  apply(remedy);
                }}
              >
                {sayRosters(locale, 'fault.other', {
                  repair: repairsText(locale, remedy),
                  saves: remedy.saves,
                })}
              </LinkButton>
            ))}
          </p>
        )}
      </div>
      {smallest === undefined ? null : (
        <ActionButton
          kind="go"
          guide="mend"
          note={mendNote(locale, roster, points, smallest)}
          onPress={() => {
            apply(smallest);
          }}
        >
          {repairsText(locale, smallest)}
        </ActionButton>
      )}
    </section>
  );
}

const repairsText = (locale: Locale, { repairs }: Remedy): string =>
  join(
    locale,
    repairs.map((repair) => repairLine(locale, repair)),
  );

/** What the repair does to the cost: `saves 4: exactly 200 points`. */
function mendNote(locale: Locale, roster: Roster, points: number | null, { saves }: Remedy): string {
  const left = costOf(roster) - saves;
  if (saves <= 0) return sayRosters(locale, 'mend.adds', { count: -saves });
  return left === points
    ? sayRosters(locale, 'mend.exactly', { saves, left })
    : sayRosters(locale, 'mend.saves', { saves, left });
}
