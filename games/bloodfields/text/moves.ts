import type { Locale, Seat } from '@sanguine/kernel';
import { same } from '@sanguine/kernel';
import { READY_ROSTERS } from '../content/rosters.ts';
import type { FrameOf } from '../rules/frames.ts';
import { pathLength } from '../rules/geometry/path.ts';
import type { Point } from '../rules/geometry/point.ts';
import { laid } from '../rules/muster/laying.ts';
import type { AnyMove, Lay, Muster, Split, Take, Walk } from '../rules/moves.ts';
import { currentRoll } from '../rules/roll/options.ts';
import { tidyRoster } from '../rules/roster/roster.ts';
import { edgeOf } from '../rules/scenario.ts';
import type { State, UnitId } from '../rules/state.ts';
import { unitOf } from '../rules/units.ts';
import { facesText } from './dice.ts';
import { lengthText, pointText, wayText, windOf, windText, windTo } from './measures.ts';
import { moveNotes } from './move-notes.ts';
import { join, noted, say } from './phrases.ts';
import { itemName, kindName, pieceName, rosterText, sideName, skillName, unitName } from './words.ts';

/** A move in words, with what it costs and where it leads. */
export function moveLine(locale: Locale, view: State, seat: Seat, move: AnyMove): string {
  return noted(locale, moveWords(locale, view, seat, move), moveNotes(locale, view, seat, move));
}

/** A unit's name, or its number if there is no such unit: moves come from anybody. */
const called = (locale: Locale, view: State, id: UnitId, seat: Seat): string =>
  id < view.units.length ? unitName(locale, view, id, seat) : `${id}`;

/** A move in words, without notes. */
export function moveWords(locale: Locale, view: State, seat: Seat, move: AnyMove): string {
  switch (move.do) {
    case 'muster':
      return mustering(locale, move);
    case 'lay':
      return laying(locale, view, move);
    case 'take':
      return taking(locale, view, move);
    case 'place':
      return say(locale, 'move.place', {
        unit: called(locale, view, move.unit, seat),
        at: pointText(locale, move.at),
      });
    case 'first':
      return say(locale, move.seat === seat ? 'move.first.self' : 'move.first.other');
    case 'name':
    case 'inspire':
    case 'activate':
    case 'target':
    case 'exit':
      return say(locale, `move.${move.do}`, { unit: called(locale, view, move.unit, seat) });
    case 'charge':
      return say(locale, 'move.charge', { unit: called(locale, view, move.target, seat) });
    case 'move':
      return going(locale, view, move);
    case 'attack':
      return move.target === null
        ? say(locale, 'move.attack.all', { skill: skillName(locale, move.skill) })
        : say(locale, 'move.attack', {
            skill: skillName(locale, move.skill),
            unit: called(locale, view, move.target, seat),
          });
    case 'use':
      return say(locale, 'move.use', { skill: skillName(locale, move.by) });
    case 'drink':
      return say(locale, 'move.drink', { item: itemName(locale, move.item) });
    case 'strike':
      return say(locale, 'move.strike', { skill: skillName(locale, move.skill) });
    case 'cast':
      return say(locale, 'move.cast', { spell: skillName(locale, move.spell) });
    case 'aim':
    case 'summon':
    case 'contact':
      return placing(locale, view, move.do, move.at);
    case 'fan':
      return say(locale, 'move.fan', {
        wind: windText(locale, windOf(move.direction)),
        degrees: move.direction,
      });
    case 'split':
      return splitting(locale, view, move);
    case 'reroll':
    case 'turn':
      return changing(locale, view, move);
    case 'spend':
      return say(locale, `move.spend.${move.token}`);
    case 'next':
      return say(locale, 'move.next', {
        unit: called(locale, view, move.unit, seat),
        skill: skillName(locale, move.by),
      });
    case 'end':
    case 'stay':
    case 'stop':
    case 'keep':
      return declining(locale, view, move.do);
    case 'supports':
    case 'magic':
    case 'flee':
    case 'focus':
    case 'douse':
    case 'shake':
    case 'rite':
    case 'pass':
      return say(locale, `move.${move.do}`);
  }
}

function mustering(locale: Locale, { roster }: Muster): string {
  const tidy = tidyRoster(roster);
  const units = rosterText(locale, tidy);
  const ready = READY_ROSTERS.find((one) => same(tidyRoster(one.units), tidy));
  return ready === undefined
    ? say(locale, 'move.muster', { units })
    : say(locale, 'move.muster.ready', { roster: ready.name[locale], units });
}

function laying(locale: Locale, view: State, move: Lay): string {
  const open = view.frames.at(-1);
  const piece = open?.step === 'terrain' ? laid(view, open, move) : undefined;
  return say(locale, move.turn === 0 ? 'move.lay' : 'move.lay.turned', {
    piece: pieceName(locale, piece?.id ?? `${move.piece}`),
    at: pointText(locale, move.at),
    degrees: move.turn,
  });
}

function taking(locale: Locale, view: State, { what }: Take): string {
  if (what === 'token') return say(locale, 'move.take.token');
  const edge = edgeOf(view, what === 'south' ? 0 : 1);
  return say(locale, edge === what ? 'move.take.side' : 'move.take.elsewhere', {
    side: sideName(locale, what),
    edge: say(locale, `edge.${edge}`),
  });
}

/** §5: movement on foot, or through a skill. */
function going(locale: Locale, view: State, { path }: Walk): string {
  const open = view.frames.at(-1);
  const last = path.at(-1) ?? { x: 0, y: 0 };
  if (open?.step === 'go') {
    return say(locale, `move.go.${open.way}`, {
      unit: unitName(locale, view, open.unit, open.seat),
      ...wayText(locale, unitOf(view, open.unit), last),
    });
  }
  if (open?.step !== 'act') return say(locale, 'group.move');
  const unit = unitOf(view, open.unit);
  return path.length > 1
    ? say(locale, 'move.move.round', {
        length: lengthText(locale, pathLength(unit, path)),
        at: pointText(locale, last),
      })
    : say(locale, 'move.move', wayText(locale, unit, last));
}

function placing(locale: Locale, view: State, verb: 'aim' | 'summon' | 'contact', to: Point): string {
  const open = view.frames.at(-1);
  const at = pointText(locale, to);
  if (verb === 'aim') return say(locale, 'move.aim', { at });
  if (verb === 'summon') {
    return say(locale, 'move.summon', {
      at,
      kind: open?.step === 'summon' ? kindName(locale, open.kind) : '',
    });
  }
  const from = open?.step === 'contact' ? windTo(unitOf(view, open.target), to) : null;
  return say(locale, 'move.contact', { at, wind: windText(locale, from ?? 'n') });
}

function splitting(locale: Locale, view: State, { dice }: Split): string {
  const open = view.frames.at(-1);
  const marks = open?.step === 'split' ? open.marks : [];
  return say(locale, 'move.split', {
    parts: join(
      locale,
      dice.map((some, at) => {
        const mark = marks[at];
        return say(locale, 'move.split.one', {
          unit: mark === undefined ? '' : unitName(locale, view, mark),
          dice: some,
        });
      }),
    ),
  });
}

function changing(locale: Locale, view: State, move: Extract<AnyMove, { do: 'reroll' | 'turn' }>): string {
  const skill = skillName(locale, move.by);
  if (move.do === 'turn') return say(locale, 'move.turn', { die: move.die + 1, skill });
  const dice = view.frames.at(-1)?.step === 'dice' ? currentRoll(view).roll.roll : 'number';
  return say(locale, 'move.reroll', { dice: facesText(locale, dice, move.dice), skill });
}

/** Doing nothing means something different in each step. */
function declining(locale: Locale, view: State, verb: 'end' | 'stay' | 'stop' | 'keep'): string {
  const open = view.frames.at(-1);
  if (verb === 'keep') {
    return say(
      locale,
      open?.step === 'dice' && open.side === 'opponent' ? 'move.keep.opponent' : 'move.keep',
    );
  }
  if (verb === 'stop') return say(locale, open?.step === 'aim' ? 'move.stop.aim' : 'move.stop');
  if (verb === 'end') return say(locale, isOwnTurn(open) ? 'move.end.turn' : 'move.end.gained');
  return say(
    locale,
    open?.step === 'summon' ? 'move.stay.summon' : open?.step === 'exit' ? 'move.stay.exit' : 'move.stay.go',
  );
}

const isOwnTurn = (open: State['frames'][number] | undefined): open is FrameOf<'act'> =>
  open?.step === 'act' && open.what === 'turn';
