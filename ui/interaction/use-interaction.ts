import type { Refusal } from '@sanguine/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { TableProps } from '../contract.ts';
import type { BarAction, Does } from './bar-action.ts';
import type { BoardInteraction, BoardTypes, ChoiceContext, Choices } from './board-interaction.ts';
import { actingSeat, aimed, carried, freshState, hushed, type InteractionState } from './interaction.ts';
import type { AimAt, Means, Pointing } from './use-pointing.ts';

/** A player's selection and aim, what follows from them, and the ways to act. */
export interface Interaction<Board extends BoardTypes> extends Pick<
  InteractionState<Board>,
  'seat' | 'selection' | 'warned' | 'refused'
> {
  readonly aim: Board['Place'] | null;
  readonly choices: Choices<Board>;
  readonly actions: readonly BarAction<Board>[];
  readonly ending: BarAction<Board> | null;
  readonly select: (selection: Board['Selection']) => void;
  readonly aimAt: AimAt<Board['Place']>;
  readonly press: Pointing<Board['Place']>['press'];
  /** Shows why something cannot be done, next to what was tried. */
  readonly refuse: (refusal: Refusal, at: Element) => void;
  /** Hides the refusal. */
  readonly hush: () => void;
  /** Plays moves in sequence, after the player has read their warnings. */
  readonly perform: (moves: readonly Board['Move'][], at?: Element) => void;
  /** Answers the warning: whether to play the moves anyway. */
  readonly decide: (go: boolean) => void;
  readonly carryOut: (action: BarAction<Board>) => void;
  readonly cancel: () => void;
}

/** Keeps the interaction state across rows; `board` must be the same object on every render. */
export function useInteraction<Board extends BoardTypes>(
  props: TableProps<Board['State'], Board['Move'], Board['Event']>,
  board: BoardInteraction<Board>,
): Interaction<Board> {
  const { view, number, settings, play } = props;
  const { locale } = settings;
  const seat = actingSeat(props);
  const now = { number, view, seat };
  const [kept, setState] = useState<InteractionState<Board>>(() => freshState(now, board));
  const state = kept.number === number && kept.seat === seat ? kept : carried(kept, now, board);
  if (state !== kept) setState(state);
  const change = (part: Partial<InteractionState<Board>>): void => {
    setState((held) => ({ ...held, ...part }));
  };
  const { selection, warned, refused } = state;
  const aim = state.aim?.place ?? null;

  // A refusal stays visible until the player does something else.
  useEffect(() => {
    if (refused === null) return undefined;
    const away = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('[role="tooltip"]') !== null) return;
      setState(hushed);
    };
    document.addEventListener('pointerdown', away);
    return () => {
      document.removeEventListener('pointerdown', away);
    };
  }, [refused]);

  const choices = useMemo(() => board.choicesFor(view, seat, selection), [board, view, seat, selection]);
  const context: ChoiceContext<Board> | null = useMemo(
    () => (seat === null ? null : { ...choices, view, seat, selection }),
    [choices, view, seat, selection],
  );
  // Pointing from one place that means nothing to another changes no button.
  const target = aim === null || context === null ? null : (context.targets.get(aim) ?? null);
  const buttons = useMemo(() => {
    if (context === null) return { actions: [], ending: null };
    return {
      actions: board.actionsFor({ ...context, locale, aim: target }),
      ending: board.endingAction(locale, context.view, context.seat),
    };
  }, [board, locale, context, target]);

  const refuse = (refusal: Refusal, at: Element): void => {
    change({ refused: { unavailable: board.refusalWords(locale, view, refusal), at } });
  };
  const select = (next: Board['Selection']): void => {
    change({ selection: next, refused: null });
  };
  const aimAt = (place: Board['Place'] | null, means: Means): void => {
    setState((held) => aimed(means === 'key' ? hushed(held) : held, place, means));
  };
  /** Plays each move on the table the previous one left. */
  const run = async ([move, ...rest]: readonly Board['Move'][], at: Element | null): Promise<void> => {
    if (move === undefined) return;
    change({ played: move });
    const refusal = await play(move);
    if (refusal === null) return run(rest, at);
    change({ played: null });
    const beside = at ?? document.querySelector('main');
    if (beside !== null) refuse(refusal, beside);
    return undefined;
  };
  const perform = (moves: readonly Board['Move'][], at?: Element): void => {
    if (seat === null || moves.length === 0) return;
    const warnings = settings.warnings ? board.warningsFor(locale, view, seat, moves) : [];
    if (warnings.length > 0) change({ warned: { warnings, moves } });
    else void run(moves, at ?? null);
  };
  const act = (does: Does<Board>, at?: Element): void => {
    if ('plays' in does) perform(does.plays, at);
    else if ('selects' in does) select(does.selects);
    else if (does.focuses !== null) board.pointTo(does.focuses, aimAt);
  };

  return {
    seat,
    selection,
    aim,
    warned,
    refused,
    choices,
    ...buttons,
    select,
    aimAt,
    press: (place, means, element) => {
      // The first touch only looks; a second one on the same place acts.
      const looked = means !== 'touch' || aim === place;
      change({ refused: null, ...(means === 'touch' ? { aim: { place, means } } : {}) });
      if (context === null) return;
      const result = board.press(context, place, { means, element });
      if ('does' in result) {
        if (looked || !result.lookFirst) act(result.does, element);
      } else if (result.refused !== null) refuse(result.refused, element);
    },
    refuse,
    hush: () => {
      setState(hushed);
    },
    perform,
    decide: (go) => {
      change({ warned: null });
      if (go && warned !== null) void run(warned.moves, null);
    },
    carryOut: ({ does }) => {
      setState(hushed);
      act(does);
    },
    cancel: () => {
      change({ warned: null, selection: board.nothing, refused: null, aim: null });
    },
  };
}
