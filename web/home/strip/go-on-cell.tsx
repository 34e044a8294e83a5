import { SHELF, findBox } from '@sanguine/registry/shelf.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { type Entry, replayOf } from '../../lobby/entry.ts';
import { usePlayers } from '../../lobby/words.ts';
import { MiniPlate } from '../../pages/mini-plate.tsx';
import { useHomeSay } from '../say.ts';
import { Cell, Invitation } from './cell.tsx';

/** A running game that waits for others, otherwise the last finished one, otherwise the rules. */
export function GoOnCell({ entries }: { readonly entries: readonly Entry[] | null }) {
  const say = useHomeSay();
  const running = entries?.find(({ state }) => state === 'theirs' || state === 'open');
  if (running !== undefined) return <Running entry={running} />;
  const last = entries?.find(({ state }) => state === 'finished');
  if (last !== undefined) return <Past entry={last} />;
  return (
    <Cell title={say('rules')}>
      <Invitation
        icon="open-book"
        title={say('rules.title', { count: SHELF.length })}
        text={say('rules.text')}
        href="/rules"
        act={say('rules.read')}
      />
    </Cell>
  );
}

function Running({ entry }: { readonly entry: Entry }) {
  const say = useHomeSay();
  const players = usePlayers();
  const game = useGameName(entry);
  return (
    <Cell title={say('go')}>
      <Invitation
        icon={<MiniPlate game={entry.game} size={40} />}
        title={entry.name}
        text={
          entry.state === 'open'
            ? say('go.open', { game })
            : say('go.waiting', { game, names: players(entry.waiting) })
        }
        href={entry.href}
        act={say('go.on')}
      />
    </Cell>
  );
}

function Past({ entry }: { readonly entry: Entry }) {
  const say = useHomeSay();
  const game = useGameName(entry);
  return (
    <Cell title={say('back')}>
      <Invitation
        icon={<MiniPlate game={entry.game} size={40} />}
        title={entry.name}
        text={entry.rank === null ? game : say('back.rank', { game, rank: entry.rank })}
        href={replayOf(entry)}
        act={say('back.replay')}
      />
    </Cell>
  );
}

function useGameName({ game }: Entry): string {
  const locale = useLocale();
  return findBox(game)?.name[locale] ?? game;
}
