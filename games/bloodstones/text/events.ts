import type { Locale } from '@sanguine/kernel';
import type { Event, Reckoning } from '../rules/events.ts';
import { HIDDEN, NOBODY } from '../rules/state.ts';
import { strengthOf } from '../rules/strength.ts';
import {
  areaName,
  factionName,
  groupName,
  isBuiltOtherwise,
  itemNames,
  join,
  kindName,
  nameOf,
  type OnMap,
  say,
} from './words.ts';

type Of<E extends Event['e']> = Extract<Event, { e: E }>;

/** The log line of an event, as masked for the reader. */
export function eventLine(locale: Locale, event: Event, names: readonly string[], table?: OnMap): string {
  const name = (seat: number): string => nameOf(locale, names, seat);
  const place: Placed = (area) => areaName(locale, table, area);
  switch (event.e) {
    case 'first.drawn':
      return firstDrawn(locale, event, name);
    case 'faction.picked':
      return say(locale, 'event.faction.picked', {
        name: name(event.seat),
        faction: factionName(locale, event.faction),
      });
    case 'citadel.placed':
    case 'start.chosen':
    case 'village.built':
      return say(locale, `event.${event.e}`, { name: name(event.seat), place: place(event.area) });
    case 'unit.built':
      return say(
        locale,
        isBuiltOtherwise(event.kind) ? `event.unit.built.${event.kind}` : 'event.unit.built',
        {
          name: name(event.seat),
          unit: kindName(locale, event.kind),
          place: place(event.area),
        },
      );
    case 'deployed':
    case 'player.out':
    case 'end.triggered':
      return say(locale, `event.${event.e}`, { name: name(event.seat) });
    case 'turn.began':
      return say(locale, 'event.turn.began', { name: name(event.seat), round: event.round });
    case 'village.captured':
    case 'citadel.taken':
      return say(locale, `event.${event.e}`, {
        name: name(event.seat),
        from: name(event.from),
        place: place(event.area),
      });
    case 'tiles.discarded':
      return discarded(locale, event, name);
    case 'unit.moved':
      return moved(locale, event, name, place);
    case 'battle.began':
      return say(locale, 'event.battle.began', {
        place: place(event.area),
        attacker: name(event.attacker),
        defender: name(event.defender),
      });
    case 'battle.held':
      return say(locale, 'event.battle.held', {
        name: name(event.seat),
        place: place(event.area),
        why: say(locale, `barred.${event.why}`),
      });
    case 'battle.withdrew':
    case 'force.retreated':
      return say(locale, `event.${event.e}`, {
        name: name(event.seat),
        from: place(event.from),
        to: place(event.to),
      });
    case 'battle.drew':
      return event.tiles.includes(0)
        ? say(locale, 'event.battle.drew.hidden', { name: name(event.seat), count: event.tiles.length })
        : say(locale, 'event.battle.drew', { name: name(event.seat), tiles: event.tiles.join(' ') });
    case 'battle.decided':
      return decided(locale, event, name);
    case 'battle.shown':
      return say(locale, 'event.battle.shown', { name: name(event.seat), tiles: event.tiles.join(' ') });
    case 'battle.revealed':
      return revealed(locale, event, name, place);
    case 'battle.tied':
      return say(locale, 'event.battle.tied', { place: place(event.area) });
    case 'battle.won':
      return say(locale, 'event.battle.won', {
        name: name(event.seat),
        loser: name(event.loser),
        place: place(event.area),
        vp: event.vp,
      });
    case 'unit.lost':
      return say(locale, `event.unit.lost.${event.why}`, {
        name: name(event.seat),
        unit: kindName(locale, event.kind),
        place: place(event.area),
      });
    case 'undead.raised':
      return say(locale, 'event.undead.raised', {
        name: name(event.seat),
        place: place(event.area),
        count: event.count,
      });
    case 'cutiecorn.turned':
      return say(locale, 'event.cutiecorn.turned', {
        name: name(event.to),
        from: name(event.from),
        place: place(event.area),
      });
    case 'tiles.drawn':
      return drawn(locale, event, name);
    case 'regrouped':
      return say(locale, 'event.regrouped', { name: name(event.seat), count: event.count, vp: event.vp });
    case 'villages.claimed':
      return say(locale, 'event.villages.claimed', {
        name: name(event.seat),
        from: name(event.from),
        place: place(event.area),
        count: event.count,
      });
    case 'game.ended':
      return say(locale, 'event.game.ended', {
        scores: join(
          locale,
          event.scores.map((score, seat) => say(locale, 'event.game.score', { name: name(seat), score })),
        ),
      });
  }
}

type Named = (seat: number) => string;
type Placed = (area: number) => string;

function firstDrawn(locale: Locale, { draws, first }: Of<'first.drawn'>, name: Named): string {
  const told = draws.flatMap((tiles, seat) => {
    const sum = tiles.reduce((total, tile) => total + tile, 0);
    return sum === 0
      ? []
      : [say(locale, 'event.first.draw', { name: name(seat), tiles: tiles.join(' + '), sum })];
  });
  const line = { draws: join(locale, told) };
  return first === NOBODY
    ? say(locale, 'event.first.drawn.tie', line)
    : say(locale, 'event.first.drawn', { ...line, name: name(first) });
}

function discarded(locale: Locale, { seat, tiles, pips }: Of<'tiles.discarded'>, name: Named): string {
  const line = { name: name(seat), tiles: groupName(locale, tiles) };
  return pips === 0
    ? say(locale, 'event.tiles.discarded', line)
    : say(locale, 'event.tiles.discarded.pips', { ...line, pips });
}

function moved(
  locale: Locale,
  { seat, units, from, to, cost }: Of<'unit.moved'>,
  name: Named,
  place: Placed,
): string {
  const line = { name: name(seat), from: place(from), to: place(to) };
  return cost === 0
    ? say(locale, 'event.unit.moved.undead', line)
    : say(locale, 'event.unit.moved', { ...line, units: groupName(locale, units), cost });
}

function decided(locale: Locale, { seat, tile, secret }: Of<'battle.decided'>, name: Named): string {
  const line = { name: name(seat) };
  if (tile === null) return say(locale, 'event.battle.decided.kept', line);
  if (tile !== HIDDEN)
    return say(locale, 'event.battle.decided.swapped', { ...line, tile: kindName(locale, tile) });
  return secret
    ? say(locale, 'event.battle.decided.secret', line)
    : say(locale, 'event.battle.decided.hidden', line);
}

function drawn(locale: Locale, { seat, tiles }: Of<'tiles.drawn'>, name: Named): string {
  const known = tiles.filter((tile) => tile !== HIDDEN);
  return known.length < tiles.length
    ? say(locale, 'event.tiles.drawn.hidden', { name: name(seat), count: tiles.length })
    : say(locale, 'event.tiles.drawn', { name: name(seat), tiles: groupName(locale, known) });
}

/** Both totals of a battle, then their parts. */
function revealed(
  locale: Locale,
  { area, attacker, defender }: Of<'battle.revealed'>,
  name: Named,
  place: Placed,
): string {
  return say(locale, 'event.battle.revealed', {
    place: place(area),
    attacker: name(attacker.seat),
    attackerTiles: attacker.total - strengthOf(attacker.items),
    attackerBonus: strengthOf(attacker.items),
    attackerTotal: attacker.total,
    attackerItems: reckoning(locale, attacker),
    defender: name(defender.seat),
    defenderTiles: defender.total - strengthOf(defender.items),
    defenderBonus: strengthOf(defender.items),
    defenderTotal: defender.total,
    defenderItems: reckoning(locale, defender),
  });
}

function reckoning(locale: Locale, { tiles, swap, items }: Reckoning): string {
  const line = { tiles: tiles.join(' '), items: itemNames(locale, items) };
  return swap === null
    ? say(locale, 'event.battle.side', line)
    : say(locale, 'event.battle.side.swap', { ...line, tile: kindName(locale, swap) });
}
