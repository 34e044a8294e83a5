import type { ComponentType } from 'react';
import type { AnyGame } from '@sanguine/kernel';
import { Field } from '@sanguine/ui/controls/field.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { classes } from '@sanguine/ui/controls/classes.ts';
import { Slip } from '@sanguine/ui/controls/slip.tsx';
import { useSay } from '../../text/say.ts';
import type { Draft, DraftSeat } from '../draft.ts';
import { levelName, useList } from '../words.ts';
import { boardFor } from './board-for.ts';
import type { Person } from './start.ts';
import facts from '../table-facts.module.css';
import styles from './summary.module.css';

interface SummaryProps {
  readonly draft: Draft;
  readonly game: AnyGame;
  readonly Preview: ComponentType<{ readonly board: string }>;
  readonly name: string;
  readonly person: Person;
  readonly onName: (name: string) => void;
}

/** The table in a few words, and its name. */
export function Summary({ draft, game, Preview, name, person, onName }: SummaryProps) {
  const say = useSay();
  const locale = useLocale();
  const list = useList();
  const board = boardFor(draft, game.boards);
  return (
    <Slip lifted className={styles['summary']}>
      <h2 className={facts['head']}>{say('new.summary')}</h2>
      {board === undefined ? null : (
        <div className={classes(facts['picture'], styles['picture'])}>
          <Preview board={board.id} />
        </div>
      )}
      <dl className={facts['list']}>
        <dt>{say('new.board')}</dt>
        <dd>{board?.name[locale]}</dd>
        <dt>{say('new.seats')}</dt>
        <dd>{list(counted(say, draft.seats))}</dd>
      </dl>
      <div className={styles['fields']}>
        <Field
          label={say('new.name')}
          value={name}
          maxLength={40}
          placeholder={say('new.name.placeholder')}
          onChange={onName}
        />
        {person.asked ? (
          <Field
            label={say('name.ask')}
            value={person.name}
            required
            maxLength={24}
            autoComplete="nickname"
            note={say('name.note')}
            onChange={person.onName}
          />
        ) : null}
      </div>
    </Slip>
  );
}

/** `you, two Veteran bots and an empty seat` */
function counted(say: ReturnType<typeof useSay>, seats: readonly DraftSeat[]): string[] {
  const counts = new Map<string, number>();
  for (const seat of seats) {
    const word = seat.kind === 'bot' ? `bot.${seat.level}` : seat.kind;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].map(([word, count]) => {
    if (word === 'me') return say('new.count.me');
    if (word === 'person') return say('new.count.person', { count });
    if (word === 'open') return say('new.count.open', { count });
    return say('seat.bots', { level: levelName(say, word.slice('bot.'.length)), count });
  });
}
