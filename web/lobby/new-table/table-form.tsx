import { type FormEvent, useState } from 'react';
import { levelsOf } from '@sanguine/bots';
import { Choice } from '@sanguine/ui/controls/choice.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import type { Box } from '@sanguine/ui';
import { useOnline } from '../../offline/online.ts';
import { useSay } from '../../text/say.ts';
import { type Draft, freshDraft, movedTo } from '../draft.ts';
import { usualLevel } from '../levels.ts';
import { useBoard, useGame } from '../parts.ts';
import { rememberedDraft } from '../remembered.ts';
import { BoardSection } from './board-section.tsx';
import { OptionsSection } from './options-section.tsx';
import { PaceSection } from './pace-section.tsx';
import { SeatsSection } from './seats-section.tsx';
import { Section } from './section.tsx';
import { setupProblem } from './setup-problem.ts';
import { StartBar } from './start-bar.tsx';
import { useStart } from './start.ts';
import { Summary } from './summary.tsx';
import styles from './table-form.module.css';

/** Everything a table chooses, with what was chosen last time already filled in. */
export function TableForm({ box }: { readonly box: Box }) {
  const say = useSay();
  const locale = useLocale();
  const game = useGame(box);
  const board = useBoard(box);
  const online = useOnline();
  const levels = levelsOf(game);
  const level = usualLevel(levels);
  const [draft, setDraft] = useState<Draft>(
    () => rememberedDraft(box.id) ?? freshDraft(box.id, box.seats, level),
  );
  const [name, setName] = useState('');
  const problem = setupProblem(game, locale, draft);
  const start = useStart(draft, name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null) start.go();
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <div className={styles['parts']}>
        <Section title={say('new.where')}>
          <Choice
            bare
            label={say('new.where')}
            value={draft.where}
            options={[
              { value: 'device', title: say('new.device'), note: say('new.device.note') },
              {
                value: 'online',
                title: say('new.online'),
                note: say(online ? 'new.online.note' : 'new.online.off'),
              },
            ]}
            onChange={(where) => setDraft(movedTo(draft, where, level))}
          />
        </Section>
        <SeatsSection draft={draft} box={box} levels={levels} onChange={setDraft} />
        {game.boards.length > 1 ? (
          <BoardSection draft={draft} boards={game.boards} Preview={board.Preview} onChange={setDraft} />
        ) : null}
        <OptionsSection draft={draft} game={game} onChange={setDraft} />
        {draft.where === 'online' ? <PaceSection draft={draft} onChange={setDraft} /> : null}
      </div>
      <div className={styles['side']}>
        <Summary
          draft={draft}
          game={game}
          Preview={board.Preview}
          name={name}
          person={start.person}
          onName={setName}
        />
        <StartBar
          where={draft.where}
          problem={problem ?? start.problem}
          refused={problem !== null}
          busy={start.busy}
        />
      </div>
    </form>
  );
}
