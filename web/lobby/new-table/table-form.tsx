import { type FormEvent, useState } from 'react';
import { RadioChoice } from '@sanguine/ui/controls/choice.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import type { Box } from '@sanguine/ui';
import { useOwnName } from '../../account/own-name.ts';
import { useOnline } from '../../offline/online.ts';
import { useSay } from '../../text/say.ts';
import { type Draft, freshDraft, type PlayWay } from '../draft.ts';
import { usualLevel } from '../levels.ts';
import { withKnownBots } from '../bots/known-bots.ts';
import { movedTo } from '../moving.ts';
import { useBoard, useGame } from '../parts.ts';
import { peopleOf } from '../people.ts';
import { remembered } from '../remembered.ts';
import { BoardSection } from './board-section.tsx';
import { OptionsSection } from './options-section.tsx';
import { PaceSection } from './pace-section.tsx';
import { SeatsSection } from './seats-section.tsx';
import { Section } from './section.tsx';
import { peopleProblem, setupProblem } from './setup-problem.ts';
import { StartBar } from './start-bar.tsx';
import { useStart } from './start.ts';
import { Summary } from './summary.tsx';
import styles from './table-form.module.css';

interface TableFormProps {
  readonly box: Box;
  readonly way: PlayWay;
  readonly onWay: (way: PlayWay) => void;
}

/** The whole set-up of a table, prefilled with the last one. */
export function TableForm({ box, way, onWay }: TableFormProps) {
  const say = useSay();
  const locale = useLocale();
  const game = useGame(box);
  const board = useBoard(box);
  const online = useOnline();
  const own = useOwnName();
  // Each way has its own draft and keeps it while another is shown.
  const [drafts, setDrafts] = useState(() => remembered(box).tables);
  const draft = withKnownBots(game, drafts[way] ?? freshDraft(box, way));
  const setDraft = (next: Draft) => setDrafts({ ...drafts, [next.way]: next });
  const move = (next: PlayWay) => {
    const moved = drafts[next] ?? movedTo(draft, next, usualLevel(box.levels));
    setDrafts({ ...drafts, [way]: draft, [next]: moved });
    onWay(next);
  };
  const people = peopleOf(draft.seats, own === '' && way === 'solo' ? say('you') : own, (number) =>
    say('name.numbered', { number }),
  );
  const [name, setName] = useState('');
  const problem =
    (way === 'shared' ? peopleProblem(say, people, game) : null) ?? setupProblem(game, locale, draft);
  const start = useStart({ box, draft, people, wished: name });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null) start.go();
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <div className={styles['parts']}>
        <Section title={say('new.way')}>
          <RadioChoice
            bare
            label={say('new.way')}
            value={way}
            options={[
              { value: 'solo', title: say('new.solo'), note: say('new.solo.note') },
              { value: 'shared', title: say('new.shared'), note: say('new.shared.note') },
              {
                value: 'online',
                title: say('new.online'),
                note: say(online ? 'new.online.note' : 'new.online.off'),
              },
            ]}
            onChange={move}
          />
        </Section>
        <SeatsSection {...{ draft, box, game, people }} Emblem={board.Emblem} onChange={setDraft} />
        {game.boards.length > 1 ? (
          <BoardSection draft={draft} boards={game.boards} Preview={board.Preview} onChange={setDraft} />
        ) : null}
        <OptionsSection draft={draft} game={game} onChange={setDraft} />
        {way === 'online' ? <PaceSection draft={draft} onChange={setDraft} /> : null}
      </div>
      <div className={styles['side']}>
        <Summary
          draft={draft}
          game={game}
          Preview={board.Preview}
          people={people}
          name={name}
          person={start.person}
          onName={setName}
        />
        <StartBar way={way} problem={problem ?? start.problem} refused={problem !== null} busy={start.busy} />
      </div>
    </form>
  );
}
