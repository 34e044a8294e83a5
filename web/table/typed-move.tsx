import { type FormEvent, useState } from 'react';
import { type AnyGame, type MenuMove, type Reply, replyTo, type Typist, understand } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Field } from '@sanguine/ui/controls/field.tsx';
import { MoveList, type Wording } from './move-list.tsx';
import { useTableSay } from './say.ts';
import styles from './text-board.module.css';

interface TypedMoveProps {
  readonly game: AnyGame;
  readonly typist: Typist;
  readonly wording: Wording;
  readonly onPlay: (move: unknown) => void;
  /** Told why the typed move cannot be played; null if it can. */
  readonly onReply: (reply: Reply | null) => void;
  /** Typing its word asks for a hint; null where nobody may ask. */
  readonly onHint: (() => void) | null;
}

/** The words that ask for a hint, in any language; no game has a move of that name. */
const HINT = /^\s*(?:hint|ヒント)\s*$/i;

/** Input for a move in notation; shows the reason if it cannot be played. */
export function TypedMove({ game, typist, wording, onPlay, onReply, onHint }: TypedMoveProps) {
  const say = useTableSay();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  const [found, setFound] = useState<readonly MenuMove[]>([]);
  const example = typist.moves[0]?.notation ?? '';
  const read = (playing: boolean): void => {
    if (text.trim() === '') return;
    if (onHint !== null && HINT.test(text)) {
      onHint();
      return;
    }
    const typed = understand(game, typist, text);
    const reply = replyTo(game, typist, typed);
    setFound(typed.kind === 'several' ? typed.moves : []);
    onReply(reply.lines.length === 0 ? null : reply);
    if (typed.kind === 'several') setAnswer(say('text.found', { count: typed.moves.length }));
    else if (typed.kind !== 'move' || typed.refusal !== null) setAnswer(null);
    else if (playing) onPlay(typed.move);
    else setAnswer(say('text.allowed', { words: wording.move(typed.move) }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    read(true);
  };
  return (
    <form className={styles['typed']} onSubmit={submit}>
      <Field
        label={say('text.field')}
        value={text}
        note={answer ?? say('text.field.note', { example })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        className={styles['field']}
        onChange={setText}
      />
      <div className={styles['go']}>
        <ActionButton type="submit" kind="go">
          {say('text.play')}
        </ActionButton>
        <ActionButton onPress={() => read(false)}>{say('text.why')}</ActionButton>
      </div>
      {found.length === 0 ? null : (
        <div className={styles['found']}>
          <MoveList
            key={text}
            moves={found}
            parts={game.engine.notation.parts}
            wording={wording}
            onPlay={onPlay}
          />
        </div>
      )}
    </form>
  );
}
