import type { ReactNode } from 'react';
import { classes } from '../controls/classes.ts';
import { useLocale } from '../controls/locale.ts';
import css from './prompt.module.css';
import { say } from './words.ts';

interface Phase {
  readonly id: string;
  readonly name: string;
  readonly state: 'done' | 'on' | 'next';
}

interface PhasesProps {
  readonly label: string;
  /** An item before the phases. */
  readonly lead?: ReactNode;
  readonly phases: readonly Phase[];
  readonly className?: string | undefined;
}

/** The phases of a turn or round in the top bar: past ones struck out, the current one in gold. */
export function Phases({ label, lead, phases, className }: PhasesProps): ReactNode {
  const locale = useLocale();
  return (
    <ol className={classes(css['phases'], className)} aria-label={label} data-guide="phase">
      {lead}
      {phases.map(({ id, name, state }) => (
        <li
          key={id}
          className={state === 'next' ? undefined : css[state]}
          aria-current={state === 'on' ? 'step' : undefined}
          aria-label={state === 'done' ? say(locale, 'phase.done', { phase: name }) : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

/** Only the current phase. */
export function PresentPhase({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className={css['phase']} data-guide="phase">
      {children}
    </p>
  );
}
