import { useState } from 'react';
import { useLocation } from 'wouter';
import { levelsOf } from '@sanguine/bots';
import type { Seat } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import { Select } from '@sanguine/ui/controls/select.tsx';
import { useOwnName } from '../account/own-name.ts';
import { usualLevel } from '../lobby/levels.ts';
import { levelName } from '../lobby/words.ts';
import type { LocalSeat } from '../store/local-game.ts';
import type { TableContext } from '../table/table-context.ts';
import { useSay } from '../text/say.ts';
import styles from './branch-dialog.module.css';
import { useReplaySay } from './say.ts';
import type { Source } from './source.ts';

interface BranchDialogProps {
  readonly source: Source;
  readonly context: TableContext;
  readonly onClose: () => void;
}

/** Continues from a moment as a game on this device: the reader takes one seat, bots the others. */
export function BranchDialog({ source, context, onClose }: BranchDialogProps) {
  const say = useReplaySay();
  const sayShell = useSay();
  const own = useOwnName();
  const [, go] = useLocation();
  const { table, game, names, players } = context;
  const levels = levelsOf(game);
  const [seat, setSeat] = useState<Seat>(table.viewer ?? 0);
  const [level, setLevel] = useState(usualLevel(levels));
  const [failed, setFailed] = useState(false);
  // In an unfinished game the other seats' hidden pieces are imagined from one viewer's view, so only that seat can be
  // taken.
  const exact = source.finished || !source.shared;
  const seats = exact ? table.seats.map((one) => one.seat) : table.viewer === null ? [0] : [table.viewer];
  const over = table.outcome !== null;
  const start = async (): Promise<void> => {
    const plan = {
      name: say('branch.name', { name: source.name }),
      seats: table.seats.map((_, at): LocalSeat =>
        at === seat
          ? { kind: 'person', name: nameAt(context, seat) ?? (own === '' ? sayShell('you') : own) }
          : { kind: 'bot', level },
      ),
    };
    const id = await source.branch(table.number, table.view, table.viewer, plan);
    if (id === null) setFailed(true);
    else go(`/local/${id}`);
  };
  return (
    <Dialog
      title={say('branch.title')}
      onClose={onClose}
      foot={
        <ActionButton
          kind="go"
          unavailable={over ? say('branch.over') : undefined}
          onPress={() => void start()}
        >
          {say('branch.go')}
        </ActionButton>
      }
    >
      <p>{say(exact ? 'branch.exact' : 'branch.imagined')}</p>
      <div className={styles['choices']}>
        <Select
          label={say('branch.seat')}
          value={`${seat}`}
          options={seats.map((one) => ({ value: `${one}`, title: names[one] ?? players[one] ?? '' }))}
          onChange={(value) => setSeat(Number(value))}
        />
        <Select
          label={say('branch.level')}
          value={level}
          options={levels.map((value) => ({ value, title: levelName(sayShell, value) }))}
          onChange={setLevel}
        />
      </div>
      <p role="alert">{failed ? say('branch.failed') : ''}</p>
    </Dialog>
  );
}

/** The player's name at the seat, or the first person's name if a bot had it. Undefined if only bots played. */
function nameAt({ table, players }: TableContext, seat: Seat): string | undefined {
  const mine = table.seats.find(({ kind, seat: at }) => kind === 'person' && at === seat);
  const any = mine ?? table.seats.find(({ kind }) => kind === 'person');
  return any === undefined ? undefined : players[any.seat];
}
