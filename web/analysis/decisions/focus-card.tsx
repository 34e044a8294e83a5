import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { JudgedDecision, ToldMove } from '@sanguine/bots';
import type { Locale } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { OddsBar } from '@sanguine/ui/odds/odds-bar.tsx';
import { BranchDialog } from '../../replay/branch-dialog.tsx';
import { momentAt, type Reel, tableAt } from '../../replay/reel.ts';
import type { Source } from '../../replay/source.ts';
import { useTableContext } from '../../table/table-context.ts';
import { VerdictSign } from '../mark-sign.tsx';
import { digits, points } from '../points.ts';
import { roundWords, useAnalysisSay } from '../say.ts';
import styles from './decisions.module.css';
import { SmallBoard } from './small-board.tsx';

interface FocusCardProps {
  readonly source: Source;
  readonly reel: Reel;
  readonly decision: JudgedDecision;
  /** `you` or somebody else by name. */
  readonly who: { readonly who: string; readonly name: string };
  readonly replay: (row: number) => string;
}

/** One decision: the board before it, what was done, what Warlord would have done, and what each was worth. */
export function FocusCard({ source, reel, decision, who, replay }: FocusCardProps) {
  const say = useAnalysisSay();
  const { row, round, made, better, chance, loss, error, verdict, worlds } = decision;
  const table = useMemo(() => tableAt(reel, momentAt(reel, row - 1)), [reel, row]);
  const context = useTableContext(table);
  const [branching, setBranching] = useState(false);
  const { locale, game, board, called } = context;
  // The first link in the row's log lines shows where it happened.
  const about = useMemo(
    () =>
      reel.log
        .find(({ number }) => number === row)
        ?.events.flatMap((event) => board.links(locale, event, table.view))[0]?.ref ?? null,
    [reel, row, board, locale, table.view],
  );
  const how = worlds === 0 ? say('how.same') : say('how', { error: points(error), worlds });
  const asked = game.speech.prompt(locale, table.view, called);
  return (
    <article className={styles['focus']} data-guide="moment">
      <header>
        <VerdictSign verdict={verdict} size={34} />
        <div>
          <h3>{roundWords(say, round)}</h3>
          <p>{asked}</p>
        </div>
        <em>
          {digits(-loss, 1)}
          <span className="unseen">{say('lost')}</span>
        </em>
      </header>
      <SmallBoard context={context} about={about} />
      <div className={styles['two']}>
        <Side title={say('made', who)} move={made} chance={chance - loss} locale={locale} />
        {better === null ? null : (
          <Side title={say('warlord')} move={better} chance={chance} locale={locale} better />
        )}
      </div>
      <p className={styles['how']}>
        {verdict === 'unclear' ? say('sentences', { first: say('unclear'), second: how }) : how}
      </p>
      <footer>
        <ActionButton kind="go" note={say('try.note')} guide="try" onPress={() => setBranching(true)}>
          {say('try')}
        </ActionButton>
        <Link className={buttonClass({})} href={replay(row - 1)} data-guide="show">
          {say('show')}
        </Link>
      </footer>
      {branching ? (
        <BranchDialog source={source} context={context} onClose={() => setBranching(false)} />
      ) : null}
    </article>
  );
}

function Side({
  title,
  move,
  chance,
  locale,
  better,
}: {
  readonly title: string;
  readonly move: ToldMove;
  readonly chance: number;
  readonly locale: Locale;
  readonly better?: boolean;
}) {
  const say = useAnalysisSay();
  const win = Math.min(1, Math.max(0, chance / 100));
  return (
    <div data-better={better}>
      <h4>{title}</h4>
      <p>{move.words[locale]}</p>
      <OddsBar
        label={say('chance')}
        legend={false}
        shares={[
          { tone: 'win', chance: win, says: say('chance.win') },
          { tone: 'lose', chance: 1 - win, says: say('chance.lose') },
        ]}
      />
    </div>
  );
}
