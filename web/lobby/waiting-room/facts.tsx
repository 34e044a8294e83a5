import { Notice } from '../../pages/notice.tsx';
import { Suspense } from 'react';
import { findBox } from '@sanguine/registry/shelf.ts';
import type { Box } from '@sanguine/ui';
import type { TableInfo } from '@sanguine/protocol';
import { classes } from '@sanguine/ui/controls/classes.ts';
import { Icon } from '@sanguine/ui/glyph/icon.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { useSay } from '../../text/say.ts';
import { useBoard, useGame } from '../parts.ts';
import { paceWords } from '../words.ts';
import facts from '../table-facts.module.css';
import styles from './facts.module.css';

/** The table's map, large, its settings, and the commitment of its dice. */
export function Facts({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const box = findBox(table.game);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="unseen">
        {say('room.facts')}
      </h2>
      {box === undefined ? null : (
        <Suspense fallback={<Notice>{say('loading')}</Notice>}>
          <GameFacts box={box} table={table} />
        </Suspense>
      )}
      <details className={styles['dice']}>
        <summary>
          <Icon name="dice-six-faces-five" size={22} />
          {say('room.dice', { seal: table.commitment.slice(0, 8) })}
        </summary>
        <p>{say('room.dice.text')}</p>
        <code>{table.commitment}</code>
      </details>
    </section>
  );
}

function GameFacts({ box, table }: { readonly box: Box; readonly table: TableInfo }) {
  const say = useSay();
  const locale = useLocale();
  const { boards, options, speech } = useGame(box);
  const { Preview } = useBoard(box);
  const board = boards.find(({ id }) => id === table.board);
  const changed = Object.entries(table.options).filter(([option, value]) => value !== options[option]?.[0]);
  return (
    <>
      <div className={styles['map']}>
        <Preview board={table.board} />
      </div>
      <dl className={classes(facts['list'], styles['list'])}>
        <dt>{say('new.board')}</dt>
        <dd>{board?.name[locale] ?? say('room.board.made')}</dd>
        <dt>{say('new.pace')}</dt>
        <dd>{paceWords(say, table.pace)}</dd>
        <dt>{say('new.options')}</dt>
        <dd>
          {changed.length === 0
            ? say('new.options.note', { changed: 0 })
            : changed.map(([option, value]) => (
                <span key={option} className={styles['option']}>
                  {say('room.option', {
                    option: speech.option(locale, option),
                    value: speech.option(locale, option, value),
                  })}
                </span>
              ))}
        </dd>
        <dt>{say('new.company')}</dt>
        <dd>{say(table.watch === 'anyone' ? 'new.watch.on' : 'new.watch.off')}</dd>
      </dl>
    </>
  );
}
