import type { TableProps } from '@sanguine/ui';
import { useShown } from '@sanguine/ui/viewport/use-shown.ts';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { marksFor } from './interaction/marks.ts';
import type { Interaction } from './interaction/use-board-interaction.ts';
import { battleground, homeOf, matterOf, areaOf } from './interaction/where.ts';
import { areaLabel } from './map/labels.ts';
import { useChart } from './map/use-chart.ts';
import { WarMap } from './map/war-map.tsx';
import { Overlay } from './overlay/overlay.tsx';
import { sayBoard } from './text/say.ts';

interface BoardProps {
  readonly props: TableProps<State, Move, Event>;
  readonly interaction: Interaction;
}

/** The map with its highlights and overlays. */
export function Board({ props, interaction }: BoardProps): ReactNode {
  const { view, viewer, players, settings, focus } = props;
  const { locale } = settings;
  const { seat, selection, choices, aim } = interaction;
  const chart = useChart(view.map);
  const names = useMemo(() => players.map(({ name }) => name), [players]);
  const looked = useShown(focus, areaOf);
  const marks = useMemo(
    () => marksFor(view, seat, selection, choices, aim, selection.battle ?? battleground(view), looked),
    [view, seat, selection, choices, aim, looked],
  );
  const labels = useMemo(
    () => (chart?.areas ?? []).map(({ area }) => areaLabel(locale, view, names, marks, area)),
    [chart, locale, view, names, marks],
  );
  if (chart === null) return <p className="unseen">{sayBoard(locale, 'loading')}</p>;
  const label = sayBoard(locale, 'map.label', { map: chart.name[locale] });
  return (
    <>
      <h2 className="unseen">{label}</h2>
      <WarMap
        {...{ chart, view, viewer, locale, marks, aim, labels }}
        overlay={<Overlay {...{ props, interaction, names }} />}
        label={label}
        home={homeOf(view, viewer)}
        focus={looked}
        matter={seat === null ? null : matterOf(view)}
        pointing={{ aim: interaction.aimAt, press: interaction.press }}
      />
    </>
  );
}
