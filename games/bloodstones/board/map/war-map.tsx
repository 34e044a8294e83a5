import type { Locale, Viewer } from '@sanguine/kernel';
import type { Pointing, BoardPlaces } from '@sanguine/ui/interaction/use-pointing.ts';
import type { Size } from '@sanguine/ui/controls/placing.ts';
import { useRover } from '@sanguine/ui/interaction/use-rover.ts';
import type { Camera, WorldRect } from '@sanguine/ui/viewport/camera.ts';
import { Layer, Sheet } from '@sanguine/ui/viewport/sheet.tsx';
import { type Shown, useReveal } from '@sanguine/ui/viewport/use-shown.ts';
import { Viewport, type ViewportHandle } from '@sanguine/ui/viewport/viewport.tsx';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Area } from '../../content/map.ts';
import type { State } from '../../rules/state.ts';
import { INK } from '../engraving/palette.ts';
import { SharedCloth } from '../pieces/cloth.tsx';
import { AreaButtons } from './area-buttons.tsx';
import { AreaNames } from './area-names.tsx';
import { AreaPieces } from './area-pieces.tsx';
import { Areas } from './areas.tsx';
import type { Chart } from './chart.ts';
import { presenceIn } from './forces.ts';
import { EngravedMap } from './ground.tsx';
import { Guides } from './guides.tsx';
import css from './map.module.css';
import type { Marks } from './marks.ts';
import { MiniChart } from './mini-chart.tsx';
import { openingCamera } from './opening.ts';
import { areaTowards } from './roving.ts';

export interface WarMapProps {
  readonly chart: Chart;
  readonly view: State;
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly label: string;
  readonly marks: Marks;
  readonly aim: Area | null;
  /** Each area's label for screen readers. */
  readonly labels: readonly string[];
  /** Where the view starts; null for the whole map. */
  readonly home: Area | null;
  /** An area to bring into view on request. */
  readonly focus: Shown<Area> | null;
  /** The area the pending decision is about, brought into view when it is asked. */
  readonly matter: Area | null;
  readonly pointing: Pointing<Area>;
  readonly overlay: ReactNode;
}

/** The map with all pieces and highlights. */
export function WarMap(props: WarMapProps): ReactNode {
  const { chart, view, viewer, locale, label, marks, aim, labels, home, focus, matter, pointing, overlay } =
    props;
  const port = useRef<ViewportHandle>(null);
  const [left, top, width, height] = chart.sheet;
  const world = useMemo(() => ({ width, height }), [width, height]);
  const presences = useMemo(() => chart.areas.map(({ area }) => presenceIn(view, area)), [chart, view]);
  const boxOf = (area: Area): WorldRect | undefined => {
    const place = chart.areas[area];
    if (place === undefined) return undefined;
    const { centre, radius } = place;
    return {
      x: centre[0] - left - radius,
      y: centre[1] - top - radius,
      width: 2 * radius,
      height: 2 * radius,
    };
  };
  const reveal = useReveal(port, boxOf, focus);
  const asking = useMemo(() => (matter === null ? null : { place: matter }), [matter]);
  useReveal(port, boxOf, asking);
  const { rover, rove, ...roving } = useRover(
    () => home ?? 0,
    {
      ...pointing,
      press(area, means, element) {
        // On touch, the first press only points, so make room for the area and its tip.
        if (means === 'touch') reveal(area);
        pointing.press(area, means, element);
      },
    },
    reveal,
  );
  const places = useMemo(
    (): BoardPlaces<Area> => ({
      attribute: 'data-area',
      read: Number,
      towards: (area, key) => areaTowards(chart, area, key),
    }),
    [chart],
  );
  const [asked, setAsked] = useState(focus);
  if (asked !== focus) {
    setAsked(focus);
    if (focus !== null) rove(focus.place);
  }
  // Once the game is set up, the view moves from the whole map to the viewer's own position.
  const settled = useRef(home !== null);
  useEffect(() => {
    const place = home === null ? undefined : chart.areas[home];
    if (place === undefined || settled.current) return;
    settled.current = true;
    port.current?.centreOn({ x: place.centre[0] - left, y: place.centre[1] - top }, 1);
  }, [home, chart, left, top]);
  const start = (room: Size, sheet: Size): Camera => {
    const place = home === null ? undefined : chart.areas[home];
    const centre = place === undefined ? null : { x: place.centre[0] - left, y: place.centre[1] - top };
    return openingCamera(room, sheet, centre);
  };
  return (
    <Viewport
      ref={port}
      world={world}
      start={start}
      label={label}
      mini={<MiniChart chart={chart} presences={presences} />}
      overlay={overlay}
    >
      <Sheet className={css['map']} places={places} pointing={roving.pointing}>
        <EngravedMap chart={chart} />
        <Layer box={chart.sheet.join(' ')} lang={locale}>
          <AreaNames {...{ chart, presences, locale }} />
        </Layer>
        <Areas chart={chart} marks={marks} aim={aim} />
        <Layer box={chart.sheet.join(' ')} lang={locale}>
          <SharedCloth>
            <text className={css['title']} x={chart.canvas[0] / 2} y={chart.canvas[1] + 49} fill={INK}>
              {chart.name[locale]}
            </text>
            {presences.map((presence) => {
              const place = chart.areas[presence.area];
              return place === undefined ? null : (
                <AreaPieces
                  key={presence.area}
                  place={place}
                  presence={presence}
                  active={view.active}
                  viewer={viewer}
                  usable={marks.usable.has(presence.area)}
                  chosen={marks.chosen === presence.area}
                  battle={
                    marks.battle === presence.area
                      ? 'chosen'
                      : marks.battles.has(presence.area)
                        ? 'may'
                        : 'none'
                  }
                />
              );
            })}
            <Guides chart={chart} marks={marks} />
          </SharedCloth>
        </Layer>
        <AreaButtons chart={chart} labels={labels} rover={rover} marks={marks} />
      </Sheet>
    </Viewport>
  );
}
