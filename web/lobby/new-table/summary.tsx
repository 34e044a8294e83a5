import type { ComponentType } from 'react';
import type { AnyGame } from '@sanguine/kernel';
import { Field } from '@sanguine/ui/controls/field.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { classes } from '@sanguine/ui/controls/classes.ts';
import { Slip } from '@sanguine/ui/controls/slip.tsx';
import { useSay } from '../../text/say.ts';
import type { Draft } from '../draft.ts';
import { botWords, useList } from '../words.ts';
import { boardFor } from './board-for.ts';
import type { Person } from './start.ts';
import facts from '../table-facts.module.css';
import styles from './summary.module.css';

interface SummaryProps {
  readonly draft: Draft;
  readonly game: AnyGame;
  readonly Preview: ComponentType<{ readonly board: string }>;
  /** Names of the people at this screen, by seat. */
  readonly people: readonly string[];
  readonly name: string;
  readonly person: Person;
  readonly onName: (name: string) => void;
}

/** A summary of the table, and its name. */
export function Summary({ draft, game, Preview, people, name, person, onName }: SummaryProps) {
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
        <dd>{list(counted(say, draft, people))}</dd>
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

/** `you, 2 Veteran bots and an open seat`, `Anneke, Mirela and one Recruit bot` */
function counted(say: ReturnType<typeof useSay>, { way, seats }: Draft, people: readonly string[]): string[] {
  const open = seats.filter(({ kind }) => kind === 'open').length;
  return [
    ...(way === 'shared' ? people.filter((name) => name !== '') : []),
    ...(seats.some(({ kind }) => kind === 'me') ? [say('new.count.me')] : []),
    ...botWords(
      say,
      seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : [])),
    ),
    ...(open === 0 ? [] : [say('new.count.open', { count: open })]),
  ];
}
