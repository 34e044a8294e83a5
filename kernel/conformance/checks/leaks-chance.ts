import { copy } from '../../plain.ts';
import { audienceOf, type Streams } from '../../random/streams.ts';
import { swiftStreams } from '../../random/swift.ts';
import { RowTable } from '../../table.ts';
import { difference, freeze, text } from '../data.ts';
import type { AnyKit } from '../kit.ts';
import {
  type Act,
  chanceSeed,
  nameOf,
  type Ran,
  reseeded,
  run,
  sightOf,
  type Spot,
  viewersOf,
} from '../spot.ts';
import type { Note } from '../violation.ts';
import type { Start } from './check.ts';

const SEEDS = ['other', 'another'];

/** Drawn again by another hidden stream, a play looks the same to all who drew nothing in it, unless it reveals. */
export function leakedChance(spot: Spot, acts: readonly Act[], note: Note): void {
  const again = (streams: Streams): Ran => run(spot.kit, spot.state, acts, streams, spot.row);
  compare(spot.kit, spot.seats, spot.streams, again, (message) => note(message, acts[0]?.verb));
}

export function leakedDeal({ kit, entry, seed }: Start, note: Note): void {
  const again = (streams: Streams): Ran => {
    const table = new RowTable<unknown>(streams, 0);
    const state: unknown = kit.rules.start(copy(entry.setup), table);
    freeze(table.events);
    return { state, table };
  };
  compare(kit, entry.setup.seats, swiftStreams(chanceSeed(entry.name, seed)), again, note);
}

function compare(
  kit: AnyKit,
  seats: number,
  streams: Streams,
  again: (streams: Streams) => Ran,
  note: Note,
): void {
  const once = again(streams);
  if (!once.table.drewOpen && once.table.drawers.size === 0) return;
  for (const seed of SEEDS) {
    const fresh = swiftStreams(seed);
    for (const drawer of once.table.revealed ? [] : once.table.drawers) {
      hidden(kit, seats, once, again(reseeded(streams, fresh, audienceOf(drawer))), note);
    }
    if (once.table.drewOpen) open(kit, once, again(reseeded(streams, fresh, 'open')), note);
  }
}

function hidden(kit: AnyKit, seats: number, once: Ran, other: Ran, note: Note): void {
  if (other.table.revealed) return;
  for (const viewer of viewersOf(seats)) {
    if (viewer !== null && [once, other].some(({ table }) => table.drawers.has(viewer))) continue;
    const [one, two] = [text(sightOf(kit, once, viewer)), text(sightOf(kit, other, viewer))];
    if (one !== two) note(`${nameOf(viewer)} sees what others drew in secret: ${difference(one, two)}`);
  }
}

/** Open chance is what everybody sees: a secret drawn from it could be read off its stream. */
function open(kit: AnyKit, once: Ran, other: Ran, note: Note): void {
  if (text(once.state) === text(other.state)) return;
  if (text(sightOf(kit, once, null)) === text(sightOf(kit, other, null))) {
    note('open chance decided what a spectator does not see');
  }
}
