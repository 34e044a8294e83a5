import { coverOf } from '../../../rules/geometry/cover.ts';
import { fromPolygon } from '../../../rules/geometry/polygon.ts';
import { frame, line, type SceneExample, segment } from './example.ts';

interface SightExample extends Pick<SceneExample, 'id' | 'section' | 'layout'> {
  readonly north?: string;
  /** Allies of Cray on larger bases. */
  readonly larger?: readonly string[];
  /** Whether to draw the line between the middles beside the one that decides. */
  readonly straight?: true;
}

/** §8.2, §8.3: Maud looks at Cray; shows the line that decides, or the one between the middles if none does. */
const looked = ({
  id,
  section,
  layout,
  north = 'cray 11,4',
  larger = [],
  straight,
}: SightExample): SceneExample => ({
  id,
  section,
  frame: frame(15, 8),
  layout,
  south: 'maud 3,4',
  north,
  show(stage) {
    const [maud, cray] = [stage.base('maud'), stage.base('cray')];
    const allies = larger.map((name) => stage.base(name));
    const cover = coverOf(maud, cray, stage.field, allies);
    const between = line(stage, maud, cray, cover === null ? 'blocked' : 'covered');
    const gaps = stage.field.pieces.map((polygon) => fromPolygon(cray.x, cray.y, polygon) - cray.r);
    const lengths = { near: Math.max(0, ...gaps) };
    if (cover === null) return { marks: [between], lengths };
    const found = segment(stage, cover.line, cover.kind === 'clean' ? 'free' : 'covered');
    return { marks: straight === true ? [between, found] : [found], lengths };
  },
});

export const SIGHTS: readonly SceneExample[] = [
  looked({
    id: 'sightCorner',
    section: '8.2',
    layout: 'made/large/rock:rock-1:6,3.7_8,3.7_8,8_6,8',
    straight: true,
  }),
  looked({ id: 'sightBlocked', section: '8.2', layout: 'made/large/building:building-1:6,2_8,2_8,6_6,6' }),
  looked({ id: 'coverForest', section: '8.3', layout: 'made/large/forest:forest-1:6,1.5_8,1.5_8,6.5_6,6.5' }),
  looked({
    id: 'coverClean',
    section: '8.3',
    layout: 'made/large/forest:forest-1:6,3.8_8,3.8_8,7.5_6,7.5',
    straight: true,
  }),
  looked({
    id: 'coverAlly',
    section: '8.3',
    layout: 'made/large/',
    north: 'cray 11,4; ironlung 8.8,4',
    larger: ['ironlung'],
  }),
  looked({
    id: 'coverFence',
    section: '11.6',
    layout: 'made/large/fence:fence-1:9.6,1.5_10,1.5_10,6.5_9.6,6.5',
  }),
];
