import type { Locale } from '@sanguine/kernel';
import { LinkButton } from '@sanguine/ui/controls/index.ts';
import type { State } from '../../rules/state.ts';
import styles from './end-note.module.css';
import { endLines, say } from './words.ts';

interface EndNoteProps {
  readonly locale: Locale;
  readonly view: State;
  readonly openRules: (section: string) => void;
}

/** How close the end of the game is; the details can be opened. */
export function EndNote({ locale, view, openRules }: EndNoteProps) {
  // There is nothing to count until everybody has a faction.
  if (view.frames.at(-1)?.step === 'pick') return null;
  const { head, more } = endLines(locale, view);
  if (more.length === 0) return <p className={styles['head']}>{head}</p>;
  return (
    <details className={styles['note']}>
      <summary className={styles['head']}>{head}</summary>
      <ul>
        {more.map((line, at) => (
          // Two players may have the same line, so the index is part of the key.
          <li key={`${at} ${line}`}>{line}</li>
        ))}
      </ul>
      <LinkButton onPress={() => openRules('13.1')}>{say(locale, 'rules', { section: '13.1' })}</LinkButton>
    </details>
  );
}
