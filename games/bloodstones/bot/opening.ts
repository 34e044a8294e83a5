import { bestBy, type Random } from '@sanguine/kernel';
import { BUILD_POINTS } from '../content/factions.ts';
import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { buildCost } from '../rules/build.ts';
import { citadelArea } from '../rules/forces.ts';
import type { FrameOf } from '../rules/frames.ts';
import type { Deployment } from '../rules/moves.ts';
import { countOf } from '../rules/multiset.ts';
import { refuseMusterPlace } from '../rules/muster.ts';
import { sequence } from '../rules/sequence.ts';
import { HIDDEN } from '../rules/state.ts';
import { because, type BotChoice } from './choice.ts';
import type { Survey } from './survey.ts';
import { UNIT_VALUE } from './values.ts';

/** §2.2: a random faction; the Horde, which changes every game, only when nothing else is left. */
export function pickFaction({ view, seat }: Survey, random: Random): BotChoice {
  const all = sequence.moves(view, seat);
  const settlers = all.filter((move) => move.do !== 'pick' || move.faction !== 'chaosHorde');
  return because('pick', random.draw(settlers.length > 0 ? settlers : all));
}

/** §2.4: near room for villages that no rival's citadel is nearer to; the Horde wants rivals near instead. */
export function foundCitadel(survey: Survey): BotChoice {
  const { view, seat } = survey;
  const sites = sequence.moves(view, seat);
  const best = bestBy(sites, (move) => (move.do === 'found' ? siteValue(survey, move.area) : 0));
  if (best?.do !== 'found') throw new Error('no place for a citadel');
  return because('found', best, { area: best.area });
}

/** How far from a site room for villages counts. */
const NEAR = 4;

function siteValue(survey: Survey, site: Area): number {
  const { view, atlas, me } = survey;
  const citadels = [...view.players.keys()].flatMap((other) => citadelArea(view, other) ?? []);
  if (me.faction === 'chaosHorde') {
    return -citadels.reduce((sum, citadel) => sum + atlas.distance(site, citadel), 0);
  }
  let value = 0;
  for (const area of atlas.areas) {
    const distance = atlas.distance(site, area);
    if (distance === 0 || distance > NEAR) continue;
    const rival = Math.min(...citadels.map((citadel) => atlas.distance(citadel, area)), Infinity);
    if (rival < distance) continue;
    value += (survey.room(area) * (rival === distance ? 0.5 : 1)) / (1 + distance);
  }
  const shore = atlas.seas(site).length > 0 ? (me.faction === 'corsairs' ? 4 : 0.3) : 0;
  const near = citadels.filter((citadel) => atlas.distance(citadel, site) <= NEAR).length;
  return value + shore - near * 1.2;
}

/** §2.5: the most valuable set of units for the Build Points left, one by one. */
export function musterUnit(survey: Survey, frame: FrameOf<'muster'>): BotChoice {
  const [next] = bestUnits(survey, frame.area, frame.points);
  if (next === undefined) return because('ready', { do: 'ready' });
  return because('muster', { do: 'muster', ...next });
}

/** §16: the same in one move. */
export function deployUnits(survey: Survey, frame: FrameOf<'deploy'>): BotChoice {
  const home = frame.areas[survey.seat] ?? 0;
  return because('muster', { do: 'deploy', units: bestUnits(survey, home, BUILD_POINTS) });
}

function bestUnits(survey: Survey, home: Area, points: number): Deployment[] {
  const { view, seat, me } = survey;
  const units: Deployment[] = [];
  for (const kind of me.hand) {
    if (kind === HIDDEN || kind === 'blank') continue;
    const areas = kind === 'ship' ? survey.atlas.seas(home) : [home];
    const area = areas.find((place) => refuseMusterPlace(view, seat, kind, place, home) === null);
    if (area !== undefined) units.push({ kind, area });
  }
  let best: Deployment[] = [];
  let most = 0;
  for (let choice = 1; choice < 2 ** units.length; choice++) {
    const chosen = units.filter((_, at) => (choice & (1 << at)) !== 0);
    const cost = chosen.reduce((sum, { kind }) => sum + (buildCost(view, seat, kind) ?? Infinity), 0);
    if (cost > points) continue;
    const worth = valueTogether(
      survey,
      home,
      chosen.map(({ kind }) => kind),
    );
    if (worth > most) {
      most = worth;
      best = chosen;
    }
  }
  return best;
}

/** Expensive units count more, because they are free now; one castle, one Necromancer and one ship are enough at first. */
function valueTogether(survey: Survey, home: Area, chosen: readonly UnitKind[]): number {
  const { view, seat, me } = survey;
  const standing = survey.mine(home);
  const enough: Partial<Record<UnitKind, number>> = {
    castle: 1,
    necromancer: 1,
    ship: me.faction === 'corsairs' ? 2 : 1,
  };
  const count = new Map<UnitKind, number>();
  let worth = 0;
  for (const kind of chosen) {
    const before = count.get(kind) ?? countOf(standing, kind);
    count.set(kind, before + 1);
    const surplus = before >= (enough[kind] ?? Infinity);
    worth += surplus ? 0.1 : UNIT_VALUE[kind] + 0.2 * (buildCost(view, seat, kind) ?? 0);
  }
  return worth;
}
