import type { TableProps } from '@sanguine/ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Acting } from './acting/use-acting.ts';
import { placeOf } from './acting/where.ts';
import type { useScene } from './motion/use-scene.ts';
import { Overlay } from './overlay/overlay.tsx';
import { placeLabels } from './ring/labels.ts';
import type { Marks } from './ring/marks.ts';
import { RingMap } from './ring/ring-map.tsx';
import { goersIn } from './plan/chips.ts';
import { sayBoard } from './text/say.ts';

interface BoardProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly acting: Acting;
  readonly seen: ReturnType<typeof useScene>;
}

const NOBODY: ReadonlySet<string> = new Set();

/** The ring with what is lit on it and what lies over it. */
export function Board({ props, acting, seen }: BoardProps): ReactNode {
  const { view, viewer, settings, focus } = props;
  const { locale } = settings;
  const { selection, stage, aim } = acting;
  const [asked, setAsked] = useState<{ focus: typeof focus; shown: Marks['shown'] }>({
    focus: null,
    shown: null,
  });
  if (asked.focus !== focus) {
    const place = focus === null ? null : placeOf(focus.ref);
    setAsked({ focus, shown: place === null ? null : { place } });
  }
  const { shown } = asked;
  const battle = view.battle?.province ?? null;
  const marks = useMemo(
    (): Marks => ({
      targets: stage.targets,
      chosen: selection.held === 'place' ? selection.place : null,
      troop: selection.held === 'place' ? selection.troop : [],
      usable: selection.held === 'nothing' ? goersIn(stage.moves) : NOBODY,
      battle,
      shown,
    }),
    [stage, selection, battle, shown],
  );
  const labels = useMemo(() => placeLabels(locale, view, marks), [locale, view, marks]);
  const label = sayBoard(locale, 'board.label');
  return (
    <>
      <h2 className="unseen">{label}</h2>
      <RingMap
        {...{ view, viewer, locale, label, marks, aim, labels }}
        {...seen}
        pointing={{ aim: acting.aimAt, press: acting.press }}
        overlay={<Overlay {...{ props, acting }} />}
      />
    </>
  );
}
