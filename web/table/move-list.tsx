import { useRef, useState } from 'react';
import { MENU_PAGE, type MenuEntry, type MenuMove, menuOf } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import { useRefocus } from './refocus.ts';
import { useTableSay } from './say.ts';
import styles from './text-board.module.css';

/** Puts moves into words. */
export interface Wording {
  move(move: unknown): string;
  group(moves: readonly unknown[]): string;
}

interface MoveListProps {
  readonly moves: readonly MenuMove[];
  /** The parts of the notation by which the game groups its moves. */
  readonly parts: readonly RegExp[] | undefined;
  readonly wording: Wording;
  readonly onPlay: (move: unknown) => void;
}

/** Splits off what follows the dash: the price or the gain. */
function parted(words: string): [string, string] {
  const [what = '', ...rest] = words.split(' — ');
  return [what, rest.join(' — ')];
}

/** The legal moves as nested menus. */
export function MoveList({ moves, parts, wording, onPlay }: MoveListProps) {
  const say = useTableSay();
  const [path, setPath] = useState<readonly MenuEntry[]>([]);
  const [pages, setPages] = useState(1);
  const entries = menuOf(path.at(-1)?.moves ?? moves, parts);
  const shown = entries.slice(0, pages * MENU_PAGE);
  const way = useRef<HTMLParagraphElement>(null);
  const refocus = useRefocus(way);
  const open = (next: readonly MenuEntry[]): void => {
    setPath(next);
    setPages(1);
    refocus();
  };
  return (
    <>
      <p ref={way} tabIndex={-1} className={styles['path']}>
        {path.length === 0 ? null : (
          <>
            <b>{wording.group(path.at(-1)?.moves.map(({ move }) => move) ?? [])}</b>
            <LinkButton onPress={() => open(path.slice(0, -1))}>{say('text.back')}</LinkButton>
            {path.length > 1 ? <LinkButton onPress={() => open([])}>{say('text.all')}</LinkButton> : null}
          </>
        )}
      </p>
      <ul className={styles['moves']}>
        {shown.map((entry) => (
          <li key={entry.name}>
            <Entry entry={entry} wording={wording} onPlay={onPlay} onOpen={() => open([...path, entry])} />
          </li>
        ))}
      </ul>
      {shown.length === entries.length ? null : (
        <LinkButton onPress={() => setPages(pages + 1)}>
          {say('text.more', { count: entries.length - shown.length })}
        </LinkButton>
      )}
    </>
  );
}

function Entry({
  entry,
  wording,
  onPlay,
  onOpen,
}: {
  readonly entry: MenuEntry;
  readonly wording: Wording;
  readonly onPlay: (move: unknown) => void;
  readonly onOpen: () => void;
}) {
  const say = useTableSay();
  const [first, second] = entry.moves;
  if (first === undefined) return null;
  if (second !== undefined) {
    return (
      <ActionButton wide note={say('text.group', { count: entry.moves.length })} onPress={onOpen}>
        {wording.group(entry.moves.map(({ move }) => move))} …
      </ActionButton>
    );
  }
  const [what, consequence] = parted(wording.move(first.move));
  return (
    <ActionButton
      wide
      guide={`move:${first.notation}`}
      note={
        <>
          {consequence === '' ? null : <span className={styles['consequence']}>{consequence}</span>}
          <span className={styles['notation']}>{first.notation}</span>
        </>
      }
      onPress={() => onPlay(first.move)}
    >
      {what}
    </ActionButton>
  );
}
