import { changeText } from '@sanguine/ui/amount.ts';
import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { layoutOf } from '../../rules/ground.ts';
import type { State } from '../../rules/state.ts';
import { terrainName } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { sayBoard } from '../text/say.ts';
import css from './tray.module.css';

/** How far a press turns a piece, in degrees. */
const TURNS = [-15, -1, 1, 15] as const;

/** Pieces still to be laid, and the rotation of the selected one. */
export function TerrainTray({
  props,
  interaction,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
}): ReactNode {
  const { view, settings } = props;
  const { locale } = settings;
  const open = view.frames.at(-1);
  const { task } = interaction.choices;
  if (open?.step !== 'terrain' || task?.kind !== 'lay') return null;
  const { pieces } = layoutOf(view);
  return (
    <div className={css['row']}>
      {open.left.map((index) => (
        <button
          key={index}
          type="button"
          className={css['chip']}
          aria-pressed={task.piece === index}
          data-guide={`piece:${index}`}
          onClick={() => {
            interaction.change({ piece: index, way: [] });
          }}
        >
          {terrainName(locale, open.wood ? 'forest' : (pieces[index]?.kind ?? 'rock'))}
        </button>
      ))}
      <Turning
        turn={task.turn}
        label={sayBoard(locale, 'tray.turn', { degrees: task.turn })}
        onTurn={(turn) => {
          interaction.change({ turn });
        }}
      />
    </div>
  );
}

/** Steppers for an angle. */
function Turning({
  turn,
  label,
  onTurn,
}: {
  readonly turn: number;
  readonly label: string;
  readonly onTurn: (turn: number) => void;
}): ReactNode {
  return (
    <fieldset className={css['turning']}>
      <legend className="unseen">{label}</legend>
      {TURNS.slice(0, 2).map((by) => (
        <Step key={by} by={by} turn={turn} onTurn={onTurn} />
      ))}
      <output data-turn={turn}>{label}</output>
      {TURNS.slice(2).map((by) => (
        <Step key={by} by={by} turn={turn} onTurn={onTurn} />
      ))}
    </fieldset>
  );
}

function Step({
  by,
  turn,
  onTurn,
}: {
  readonly by: number;
  readonly turn: number;
  readonly onTurn: (turn: number) => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={css['chip']}
      data-guide={`turn:${by}`}
      onClick={() => {
        onTurn((turn + by + 360) % 360);
      }}
    >
      {`${changeText(by)}°`}
    </button>
  );
}
