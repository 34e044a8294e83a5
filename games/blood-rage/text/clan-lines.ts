import type { Locale } from '@sanguine/kernel';
import type { Card } from '../content/cards.ts';
import { type Figure, type Slot, SLOTS, STATS } from '../content/clan.ts';
import { onBoard } from '../rules/figures.ts';
import { statValue } from '../rules/glory.ts';
import { placesFor } from '../rules/sheet.ts';
import { type Clan, GLORY_SOURCES } from '../rules/state.ts';
import { faceNames, figureList, inLines, join, say, statName } from './words.ts';

interface Seen {
  readonly name: string;
  /** It decides now. */
  readonly decides: boolean;
  /** It is the phase in which Rage matters. */
  readonly acting: boolean;
  /** The game is over: adds where Glory came from. */
  readonly over: boolean;
}

/** All public information about a clan. */
export function clanLines(locale: Locale, clan: Clan, { name, decides, acting, over }: Seen): string[] {
  const marker = decides ? '* ' : '  ';
  const figures = [
    say(locale, 'board.reserve', { figures: listed(locale, clan.figures.reserve) }),
    say(locale, 'board.valhalla', { figures: listed(locale, clan.figures.valhalla) }),
  ];
  const upgrades = slotParts(locale, clan);
  return [
    ...inLines(locale, [
      say(locale, 'board.clan', { marker, name, glory: clan.glory }),
      ...standing(locale, clan, acting),
    ]),
    ...(over ? sourceLines(locale, clan) : []),
    ...inLines(locale, statParts(locale, clan), '    '),
    ...(upgrades.length === 0 ? [] : inLines(locale, upgrades, '    ', 'list.notes')),
    ...inLines(locale, figures, '    ', 'list.notes'),
  ];
}

const listed = (locale: Locale, figures: readonly Figure[]): string =>
  figures.length === 0 ? say(locale, 'board.nobody') : join(locale, figureList(locale, figures));

function standing(locale: Locale, { rage, passed, hand, quests, shed }: Clan, acting: boolean): string[] {
  return [
    ...(acting ? [say(locale, 'board.rage', { rage })] : []),
    ...(acting && passed ? [say(locale, 'board.passed')] : []),
    say(locale, 'board.cards', { hand: hand.length }),
    ...(quests.length === 0 ? [] : [say(locale, 'board.quests', { count: quests.length })]),
    ...(shed.length === 0 ? [] : [say(locale, 'board.shed', { count: shed.length })]),
  ];
}

function statParts(locale: Locale, clan: Clan): string[] {
  const stats = STATS.map((stat) =>
    say(locale, 'board.stat', {
      stat: statName(locale, stat),
      value: statValue(clan, stat),
      step: clan.stats[stat],
    }),
  );
  const most = statValue(clan, 'horns');
  return [...stats, say(locale, 'board.onBoard', { count: onBoard(clan), most })];
}

/** §17: the Glory of all Ages by source. */
function sourceLines(locale: Locale, { ledger }: Clan): string[] {
  const parts = GLORY_SOURCES.flatMap((source) => {
    const glory = ledger.reduce((sum, page) => sum + page[source], 0);
    return glory === 0
      ? []
      : [say(locale, 'board.source', { source: say(locale, `source.${source}`), glory })];
  });
  const [first, ...more] = parts;
  if (first === undefined) return [];
  return inLines(locale, [say(locale, 'board.sources', { parts: first }), ...more], '    ');
}

/** The upgrades, slot by slot; empty slots are omitted. */
function slotParts(locale: Locale, clan: Clan): string[] {
  return (Object.keys(SLOTS) as Slot[]).flatMap((slot) => {
    const cards = placesFor(clan, slot).filter((card): card is Card => card !== null);
    return cards.length === 0 ? [] : [say(locale, `board.slot.${slot}`, { cards: faceNames(locale, cards) })];
  });
}
