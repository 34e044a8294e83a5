import type { TableProps } from '@sanguine/ui';
import { useShown } from '@sanguine/ui/viewport/use-shown.ts';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../rules/events.ts';
import { groundOf } from '../rules/ground.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { marksFor } from './acting/stage.ts';
import type { Acting } from './acting/use-acting.ts';
import { spaceOf } from './acting/where.ts';
import { GladeMap } from './glade/glade-map.tsx';
import { spaceLabel } from './glade/labels.ts';
import type { Animation } from './animation/animation.ts';
import { Overlay } from './overlay/overlay.tsx';
import { sayBoard } from './text/say.ts';

interface BoardProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly acting: Acting;
  readonly scene: Animation | null;
}

/** The glade with what is lit on it and what lies over it. */
export function Board({ props, acting, scene }: BoardProps): ReactNode {
  const { view, settings, focus } = props;
  const { locale } = settings;
  const { seat, selection, stage, aim } = acting;
  const shown = useShown(focus, (ref) => spaceOf(view, ref));
  const marks = useMemo(
    () => marksFor(view, seat, selection, stage, aim, shown),
    [view, seat, selection, stage, aim, shown],
  );
  const labels = useMemo(
    () => [...groundOf(view).blank.keys()].map((space) => spaceLabel(locale, view, marks, space)),
    [locale, view, marks],
  );
  const label = sayBoard(locale, 'glade.label', { glade: groundOf(view).glade.name[locale] });
  return (
    <>
      <h2 className="unseen">{label}</h2>
      <GladeMap
        {...{ view, label, marks, aim, labels, scene }}
        pointing={{ aim: acting.aimAt, press: acting.press }}
        overlay={<Overlay {...{ props, acting, marks, scene }} />}
      />
    </>
  );
}
