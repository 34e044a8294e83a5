import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { currentRoll } from '../../rules/roll/options.ts';
import type { State } from '../../rules/state.ts';
import { playerName } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { AttackBench } from './attack-bench.tsx';
import css from './bench.module.css';
import { ChoiceSlip } from './choice-slip.tsx';
import type { OpenDice } from './options.ts';
import { RollBench } from './roll-bench.tsx';
import { sayTray } from './text/say.ts';
import { useSkip } from './use-skip.ts';

interface BenchProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly dice: OpenDice;
  /** Shown below everything else. */
  readonly children?: ReactNode;
}

/** The bench beside the fight: dice somebody may still change, and what each answer would lead to. */
export function Bench({ props, interaction, dice, children }: BenchProps): ReactNode {
  const { view, viewer, players, number, latest, settings } = props;
  const { locale } = settings;
  const { skipped, skip } = useSkip(number);
  const rolled = latest?.events.some(({ e }) => e === 'dice.rolled' || e === 'dice.rerolled') ?? false;
  const fresh = rolled && !skipped && settings.motion !== 'off';
  const { roll } = currentRoll(view);
  const names = players.map(({ name }) => name);
  const other = dice.open.seat === viewer ? null : playerName(locale, view, names, dice.open.seat);
  const Shown = roll.roll === 'attack' || roll.roll === 'defence' ? AttackBench : RollBench;
  return (
    <section
      className={css['bench']}
      data-ground="tray"
      aria-label={sayTray(locale, 'bench.label')}
      onPointerDown={skip}
    >
      <Shown key={number} {...{ props, interaction, dice, fresh }} />
      <ChoiceSlip {...{ locale, view, dice, other }} />
      {children}
    </section>
  );
}
