import { ARRAY_LENGTH } from '../../../rules/geometry/array-template.ts';
import { cannonLine, rimPoint } from '../../../rules/geometry/line-template.ts';
import { INCH } from '../../../rules/geometry/numbers.ts';
import { INNER, ROUND } from '../../../rules/geometry/round-template.ts';
import { circle, frame, line, type SceneExample } from './example.ts';

/** §14.2: where the template lies in the example. */
export const TEMPLATE_AT = { x: 9.4 * INCH, y: 4.2 * INCH };

/** §14.3: the point aimed at, and the number on 2D6. */
export const CANNON_AT = { x: 8.5 * INCH, y: 4 * INCH };
export const CANNON_LENGTH = 6 * INCH;

/** §14.4: the sides of the cone in degrees, for its outline. */
const CONE = [-22.5, -15, -7.5, 0, 7.5, 15, 22.5];

/** §14: templates and lines of war engines. */
export const SHOTS: readonly SceneExample[] = [
  {
    id: 'artillery',
    section: '14.2',
    frame: frame(16, 8),
    layout: 'made/large/',
    south: 'bombard 2,4',
    north: 'cray 9,4; husk 11.4,5; brine 12.8,3.5',
    show: (stage) => ({
      marks: [circle(stage, TEMPLATE_AT, ROUND, true), circle(stage, TEMPLATE_AT, INNER, true)],
      lengths: { outer: ROUND, inner: INNER },
    }),
  },
  {
    id: 'cannon',
    section: '14.3',
    frame: frame(16, 8),
    layout: 'made/large/',
    south: 'cannon 2,4',
    north: 'orlen 6.5,4; maud 10,4.3; pike 13,3.8',
    show(stage) {
      const origin = rimPoint(stage.base('cannon'), CANNON_AT);
      const { x, y, ux, uy, length } = cannonLine(origin, CANNON_AT, CANNON_LENGTH, stage.field);
      return {
        marks: [
          line(stage, origin, CANNON_AT, 'covered'),
          line(stage, { x, y }, { x: x + ux * length, y: y + uy * length }, 'free'),
        ],
        lengths: { length },
      };
    },
  },
  {
    id: 'array',
    section: '14.4',
    frame: frame(14, 10),
    layout: 'made/large/',
    south: 'organ-gun 2,4.5',
    north: 'cray 6,4.5; husk 8,6.5; husk 9.5,3; sorrow 6,8.5',
    show(stage) {
      const { x, y, r } = stage.base('organ-gun');
      const rim = (degrees: number, far: number) => {
        const angle = (degrees * Math.PI) / 180;
        return stage.at({ x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far });
      };
      const [near, far] = [r, r + ARRAY_LENGTH];
      const corners = [
        ...CONE.map((degrees) => rim(degrees, far)),
        ...CONE.toReversed().map((degrees) => rim(degrees, near)),
      ];
      return { marks: [{ shape: 'area', corners }], lengths: { reach: ARRAY_LENGTH } };
    },
  },
];
