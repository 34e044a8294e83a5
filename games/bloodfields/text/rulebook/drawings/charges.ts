import { distance } from '../../../rules/geometry/disc.ts';
import { easyPlaces } from '../../../rules/geometry/easy-charge.ts';
import { failedCharge } from '../../../rules/geometry/failed-charge.ts';
import { hardPlaces } from '../../../rules/geometry/hard-charge.ts';
import { INCH } from '../../../rules/geometry/numbers.ts';
import { type Point, span } from '../../../rules/geometry/point.ts';
import { frame, lane, type SceneExample } from './example.ts';
import type { Stage } from './stage.ts';

const charged = (stage: Stage): { readonly value: number } => ({
  value: distance(stage.base('orlen'), stage.base('cray')),
});

/** §6.4: where a harder charge ends. */
function nearestPlace(stage: Stage): Point {
  const [place] = hardPlaces(
    stage.base('orlen'),
    stage.base('cray'),
    stage.field,
    stage.others('orlen', 'cray'),
  );
  if (place === undefined) throw new Error('there is no place');
  return place;
}

/** §6.4: a place where an easy charge may end. */
function easyPlace(stage: Stage): Point {
  const [place] = easyPlaces(
    stage.base('orlen'),
    stage.base('cray'),
    stage.field,
    stage.others('orlen', 'cray'),
  );
  if (place === undefined) throw new Error('there is no easy place');
  return place;
}

const harder = (id: 'chargeHard' | 'chargeVeryHard', layout: string, north: string): SceneExample => ({
  id,
  section: '6.2',
  frame: frame(14.5, 8),
  layout,
  south: 'orlen 3,4',
  north,
  show(stage, locale) {
    const place = nearestPlace(stage);
    return {
      marks: [lane(stage, stage.base('orlen'), place, 'blocked')],
      ghosts: [stage.ghost(locale, 'orlen', place)],
      lengths: charged(stage),
    };
  },
});

/** §6.6: the number on the lower die. */
const LOWER_DIE = 3 * INCH;

/** §6.6: where a failed charge ends. */
function fallenShort(stage: Stage, charger: string, target: string): Point {
  const bodies = stage.others(charger).map((disc) => ({ ...disc, hostile: false }));
  return failedCharge(stage.base(charger), stage.base(target), LOWER_DIE, stage.field, bodies);
}

/** §6: easy, hard, very hard and failed charges. */
export const CHARGES: readonly SceneExample[] = [
  {
    id: 'chargeEasy',
    section: '6.2',
    frame: frame(14.5, 8),
    layout: 'made/large/rock:rock-1:6,0_8,0_8,3.7_6,3.7',
    south: 'orlen 3,4',
    north: 'cray 11,4',
    show(stage, locale) {
      const place = easyPlace(stage);
      const orlen = stage.base('orlen');
      return {
        marks: [lane(stage, orlen, stage.base('cray'), 'blocked'), lane(stage, orlen, place, 'free')],
        ghosts: [stage.ghost(locale, 'orlen', place)],
        lengths: charged(stage),
      };
    },
  },
  harder('chargeHard', 'made/large/', 'cray 11,4; husk 7,3.2; husk 7,4.8'),
  harder('chargeVeryHard', 'made/large/ruins:ruins-1:6,1_8,1_8,7_6,7', 'cray 11,4'),
  {
    id: 'chargeForest',
    section: '6.2',
    frame: frame(14.5, 8),
    layout: 'made/large/forest:forest-1:10.5,1.5_14,1.5_14,6.5_10.5,6.5',
    south: 'orlen 3,4',
    north: 'cray 11,4',
    show(stage, locale) {
      const place = easyPlace(stage);
      return {
        marks: [lane(stage, stage.base('orlen'), place, 'free')],
        ghosts: [stage.ghost(locale, 'orlen', place)],
        lengths: charged(stage),
      };
    },
  },
  {
    id: 'chargeFailed',
    section: '6.6',
    frame: frame(16, 9),
    layout: 'made/large/',
    south: 'orlen 3,6.5; kessa 3,2.5; pike 5.6,2.5',
    north: 'cray 13,6.5; husk 13,2.5',
    show(stage, locale) {
      const [orlen, kessa] = [fallenShort(stage, 'orlen', 'cray'), fallenShort(stage, 'kessa', 'husk')];
      return {
        marks: [
          lane(stage, stage.base('orlen'), orlen, 'free'),
          lane(stage, stage.base('kessa'), kessa, 'blocked'),
        ],
        ghosts: [stage.ghost(locale, 'orlen', orlen), stage.ghost(locale, 'kessa', kessa)],
        lengths: {
          whole: span(stage.base('orlen'), orlen),
          short: span(stage.base('kessa'), kessa),
        },
      };
    },
  },
];
