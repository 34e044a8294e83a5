import { standInLevel } from '@sanguine/bots';
import type { VoteWish } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { clockWords } from '../clock.tsx';
import { useTableSay } from '../say.ts';
import type { TableContext } from '../table-context.ts';
import type { Absentee } from './absentees.ts';
import { useEndingSay } from './say.ts';

interface AbsentChoicesProps {
  readonly context: TableContext;
  readonly absentee: Absentee;
  readonly now: number;
  readonly onAsk: (wish: VoteWish) => void;
}

/** What the others may do about somebody who keeps them waiting; too early, each choice says when it opens. */
export function AbsentChoices({ context, absentee, now, onAsk }: AbsentChoicesProps) {
  const say = useEndingSay();
  const sayTable = useTableSay();
  const { game, players, table } = context;
  const { seat, from } = absentee;
  const name = players[seat] ?? '';
  const others = table.seats.filter(({ kind, level }) => kind === 'person' && level === null).length - 2;
  const seconds = Math.round((table.away ?? 0) / 1000);
  const inTurn = table.away === null ? say('absent.byDays') : say('absent.notYet', { name, seconds });
  const soon =
    from === null || from <= now ? undefined : say('absent.in', { time: clockWords(sayTable, from - now) });
  const unavailable = from === null ? inTurn : soon;
  return (
    <>
      <ActionButton
        note={say(others > 0 ? 'absent.replace.most' : 'absent.replace.note')}
        unavailable={unavailable}
        onPress={() => onAsk({ kind: 'replace', seat, level: standInLevel(game) })}
      >
        {say('absent.replace', { name })}
      </ActionButton>
      {table.seats.length === 2 ? (
        <ActionButton
          note={say('absent.claim.note')}
          unavailable={unavailable}
          onPress={() => onAsk({ kind: 'claim', seat })}
        >
          {say('absent.claim')}
        </ActionButton>
      ) : null}
      <ActionButton
        note={say(others > 0 ? 'absent.abandon.all' : 'absent.abandon.note')}
        unavailable={unavailable}
        onPress={() => onAsk({ kind: 'abandon', seat })}
      >
        {say('absent.abandon')}
      </ActionButton>
    </>
  );
}
