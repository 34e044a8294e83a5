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
import type { Outlook } from './outlook.ts';
import { UNIT_WORTH } from './worth.ts';

/** §2.2: any faction the table allows; the Horde, which turns every table upside down, is left to others while it can be. */
export function pick({ view, seat }: Outlook, random: Random): BotChoice {
  const all = sequence.moves(view, seat);
  const settlers = all.filter((move) => move.do !== 'pick' || move.faction !== 'chaosHorde');
  return because('pick', random.draw(settlers.length > 0 ? settlers : all));
}

/** §2.4: room for villages nearby that no rival's citadel is nearer to; the Horde wants rivals near instead. */
export function found(outlook: Outlook): BotChoice {
  const { view, seat } = outlook;
  const sites = sequence.moves(view, seat);
  const best = bestBy(sites, (move) => (move.do === 'found' ? siteValue(outlook, move.area) : 0));
  if (best?.do !== 'found') throw new Error('no place for a citadel');
  return because('found', best, { area: best.area });
}

/** How far villages are counted as the site's own. */
const NEAR = 4;

function siteValue(outlook: Outlook, site: Area): number {
  const { view, atlas, me } = outlook;
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
    value += (outlook.room(area) * (rival === distance ? 0.5 : 1)) / (1 + distance);
  }
  const shore = atlas.seas(site).length > 0 ? (me.faction === 'corsairs' ? 4 : 0.3) : 0;
  const near = citadels.filter((citadel) => atlas.distance(citadel, site) <= NEAR).length;
  return value + shore - near * 1.5;
}

/** §2.5: the set of units worth most for the Build Points left, one by one. */
export function muster(outlook: Outlook, frame: FrameOf<'muster'>): BotChoice {
  const [next] = bestUnits(outlook, frame.area, frame.points);
  if (next === undefined) return because('ready', { do: 'ready' });
  return because('muster', { do: 'muster', ...next });
}

/** §16: the same in one go. */
export function deploy(outlook: Outlook, frame: FrameOf<'deploy'>): BotChoice {
  const home = frame.areas[outlook.seat] ?? 0;
  return because('muster', { do: 'deploy', units: bestUnits(outlook, home, BUILD_POINTS) });
}

function bestUnits(outlook: Outlook, home: Area, points: number): Deployment[] {
  const { view, seat, me } = outlook;
  const units: Deployment[] = [];
  for (const kind of me.hand) {
    if (kind === HIDDEN || kind === 'blank') continue;
    const areas = kind === 'ship' ? outlook.atlas.seas(home) : [home];
    const area = areas.find((place) => refuseMusterPlace(view, seat, kind, place, home) === null);
    if (area !== undefined) units.push({ kind, area });
  }
  let best: Deployment[] = [];
  let most = 0;
  for (let choice = 1; choice < 2 ** units.length; choice++) {
    const chosen = units.filter((_, at) => (choice & (1 << at)) !== 0);
    const cost = chosen.reduce((sum, { kind }) => sum + (buildCost(view, seat, kind) ?? Infinity), 0);
    if (cost > points) continue;
    const worth = worthTogether(
      outlook,
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

/** Dear units first (their points are free now); one castle, one Necromancer and one ship are enough to begin with. */
function worthTogether(outlook: Outlook, home: Area, chosen: readonly UnitKind[]): number {
  const { view, seat, me } = outlook;
  const standing = outlook.mine(home);
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
    worth += surplus ? 0.1 : UNIT_WORTH[kind] + 0.2 * (buildCost(view, seat, kind) ?? 0);
  }
  return worth;
}
