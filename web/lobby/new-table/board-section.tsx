import { type ComponentType, useId } from 'react';
import type { BoardInfo } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { useSay } from '../../text/say.ts';
import type { Draft } from '../draft.ts';
import { playersWords } from '../words.ts';
import { boardFor } from './board-for.ts';
import styles from './board-section.module.css';
import { Section } from './section.tsx';

interface BoardSectionProps {
  readonly draft: Draft;
  readonly boards: readonly BoardInfo[];
  readonly Preview: ComponentType<{ readonly board: string }>;
  readonly onChange: (draft: Draft) => void;
}

/** All boards, those made for this number of players first. */
export function BoardSection({ draft, boards, Preview, onChange }: BoardSectionProps) {
  const say = useSay();
  const locale = useLocale();
  const name = useId();
  const chosen = boardFor(draft, boards)?.id;
  const fits = ({ players: [least, most] }: BoardInfo) =>
    least <= draft.seats.length && draft.seats.length <= most;
  const shown = [...boards.filter(fits), ...boards.filter((board) => !fits(board))];
  return (
    <Section title={say('new.board')}>
      <div className={styles['boards']} role="radiogroup" aria-label={say('new.board')}>
        {shown.map((board) => (
          <label key={board.id} className={styles['board']} data-fits={fits(board)}>
            <span className={styles['picture']}>
              <Preview board={board.id} />
            </span>
            <span className={styles['words']}>
              <input
                type="radio"
                name={name}
                className={styles['radio']}
                checked={board.id === chosen}
                onChange={() => onChange({ ...draft, board: board.id })}
              />
              <b>{board.name[locale]}</b>
              <small>{playersWords(say, { min: board.players[0], max: board.players[1] })}</small>
              {board.note === undefined ? null : <small>{board.note[locale]}</small>}
            </span>
          </label>
        ))}
      </div>
    </Section>
  );
}
