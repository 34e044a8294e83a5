import { copy } from '../../rules/plain.ts';
import { audienceOf, type Streams } from '../../random/streams.ts';
import { swiftStreams } from '../../random/swift.ts';
import { RowContext } from '../../rules/play-context.ts';
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
  type CheckedPosition,
  viewersOf,
} from '../checked-position.ts';
import type { ReportViolation } from '../violation.ts';
import type { CheckedStart } from './check.ts';

const SEEDS = ['other', 'another'];

/** A play repeated with another hidden stream looks the same to all who drew nothing in it, unless it reveals something. */
export function leakedChance(position: CheckedPosition, acts: readonly Act[], report: ReportViolation): void {
  const again = (streams: Streams): Ran => run(position.kit, position.state, acts, streams, position.row);
  compare(position.kit, position.seats, position.streams, again, (message) => report(message, acts[0]?.verb));
}

export function leakedDeal({ kit, entry, seed }: CheckedStart, report: ReportViolation): void {
  const again = (streams: Streams): Ran => {
    const context = new RowContext<unknown>(streams, 0);
    const state: unknown = kit.rules.start(copy(entry.setup), context);
    freeze(context.events);
    return { state, table: context };
  };
  compare(kit, entry.setup.seats, swiftStreams(chanceSeed(entry.name, seed)), again, report);
}

function compare(
  kit: AnyKit,
  seats: number,
  streams: Streams,
  again: (streams: Streams) => Ran,
  report: ReportViolation,
): void {
  const once = again(streams);
  if (!once.table.drewOpen && once.table.drawers.size === 0) return;
  for (const seed of SEEDS) {
    const fresh = swiftStreams(seed);
    for (const drawer of once.table.revealed ? [] : once.table.drawers) {
      hidden(kit, seats, once, again(reseeded(streams, fresh, audienceOf(drawer))), report);
    }
    if (once.table.drewOpen) open(kit, once, again(reseeded(streams, fresh, 'open')), report);
  }
}

function hidden(kit: AnyKit, seats: number, once: Ran, other: Ran, report: ReportViolation): void {
  if (other.table.revealed) return;
  for (const viewer of viewersOf(seats)) {
    if (viewer !== null && [once, other].some(({ table }) => table.drawers.has(viewer))) continue;
    const [one, two] = [text(sightOf(kit, once, viewer)), text(sightOf(kit, other, viewer))];
    if (one !== two) report(`${nameOf(viewer)} sees what others drew in secret: ${difference(one, two)}`);
  }
}

/** Open chance is visible to all: a secret drawn from it could be read off its stream. */
function open(kit: AnyKit, once: Ran, other: Ran, report: ReportViolation): void {
  if (text(once.state) === text(other.state)) return;
  if (text(sightOf(kit, once, null)) === text(sightOf(kit, other, null))) {
    report('open chance decided what a spectator does not see');
  }
}
