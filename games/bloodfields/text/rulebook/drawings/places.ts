import { distance } from '../../../rules/geometry/disc.ts';
import { INCH } from '../../../rules/geometry/numbers.ts';
import { span } from '../../../rules/geometry/point.ts';
import { push } from '../../../rules/geometry/push.ts';
import { CONTROL } from '../../../content/scenarios.ts';
import { say } from '../../phrases.ts';
import { circle, frame, lane, line, type SceneExample } from './example.ts';

interface PushExample extends Pick<SceneExample, 'layout' | 'north'> {
  readonly id: 'pushRock' | 'pushFriend';
  readonly distance: number;
}

/** §5.7: Orlen pushes Cray by a distance. */
const pushed = ({ id, layout, north, distance: far }: PushExample): SceneExample => ({
  id,
  section: '5.7',
  frame: frame(14, 7),
  layout,
  south: 'orlen 3,3.5',
  north,
  show(stage, locale) {
    const cray = stage.base('cray');
    const { at } = push(stage.base('orlen'), cray, far, stage.field, stage.others('orlen', 'cray'));
    return {
      marks: [lane(stage, cray, at, 'blocked')],
      ghosts: [stage.ghost(locale, 'cray', at)],
      lengths: { far, gone: span(cray, at) },
    };
  },
});

/** §1.2: the range of the example. */
const RANGE = 3 * INCH;

/** §1.2, §5.7, §16.1: contact, pushes, and control of a flag. */
export const PLACES: readonly SceneExample[] = [
  {
    id: 'contact',
    section: '1.2',
    frame: frame(14, 10),
    layout: 'made/large/',
    south: 'orlen 5,5',
    north: 'cray 6.27,5; husk 5,8.5; ironlung 11,5',
    show(stage) {
      const [orlen, husk, ironlung] = [stage.base('orlen'), stage.base('husk'), stage.base('ironlung')];
      return {
        marks: [
          circle(stage, orlen, orlen.r + RANGE, false),
          line(stage, orlen, husk, 'free'),
          line(stage, orlen, ironlung, 'blocked'),
        ],
        lengths: {
          range: RANGE,
          near: distance(orlen, husk),
          far: distance(orlen, ironlung),
        },
      };
    },
  },
  pushed({
    id: 'pushRock',
    layout: 'made/large/rock:rock-1:5.89,1.5_8.5,1.5_8.5,5.5_5.89,5.5',
    north: 'cray 4.26,3.5',
    distance: 3 * INCH,
  }),
  pushed({
    id: 'pushFriend',
    layout: 'made/large/',
    north: 'cray 4.26,3.5; husk 6.02,3.5',
    distance: 2 * INCH,
  }),
  {
    id: 'flag',
    section: '16.1',
    frame: { x: 2, y: 10, width: 14, height: 10 },
    layout: 'made/large/',
    south: 'orlen 7,14; maud 9.5,12.5',
    north: 'husk 11,15; husk 10,17; husk 8,17.2',
    show: (stage, locale) => ({
      marks: [
        circle(stage, { x: 9 * INCH, y: 15 * INCH }, CONTROL, false),
        {
          shape: 'place',
          at: stage.at({ x: 9 * INCH, y: 15 * INCH }),
          name: say(locale, 'board.legend.flag'),
        },
      ],
      lengths: { range: CONTROL },
    }),
  },
];
