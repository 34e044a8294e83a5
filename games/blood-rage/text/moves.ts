import type { Locale, Seat } from '@sanguine/kernel';
import { type Stat, STATS } from '../content/clan.ts';
import type { AnyMove, FigureAt, Play, Rescue, Sacrifice } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { armable } from '../rules/steps/cards.ts';
import { moveNotes } from './notes.ts';
import {
  cardName,
  clanName,
  faceNames,
  figureNames,
  join,
  noted,
  placeName,
  say,
  statName,
} from './words.ts';

/** A move in words, with its cost and consequences as far as the mover can know them. */
export function moveLine(locale: Locale, view: State, seat: Seat, move: AnyMove): string {
  return noted(locale, moveWords(locale, view, seat, move), moveNotes(locale, view, seat, move));
}

/** A move in words, without notes. */
export function moveWords(locale: Locale, view: State, seat: Seat, move: AnyMove): string {
  switch (move.do) {
    case 'pick':
      return say(locale, 'move.pick', { clan: clanName(locale, move.clan) });
    case 'draft':
      return say(locale, 'move.draft', { cards: faceNames(locale, move.cards) });
    case 'invade':
    case 'recall':
      return say(locale, `move.${move.do}`, {
        figure: figureNames(locale, [move.figure]),
        place: placeName(locale, move.to),
      });
    case 'march':
      return say(locale, 'move.march', {
        figures: figureNames(locale, move.figures),
        from: placeName(locale, move.from),
        to: placeName(locale, move.to),
      });
    case 'upgrade': {
      const card = cardName(locale, move.card);
      return move.replaces === null
        ? say(locale, 'move.upgrade', { card })
        : say(locale, 'move.upgrade.replaces', { card, old: cardName(locale, move.replaces) });
    }
    case 'quest':
    case 'late':
    case 'hold':
      return say(locale, `move.${move.do}`, { card: cardName(locale, move.card) });
    case 'pillage':
    case 'challenge':
      return say(locale, `move.${move.do}`, { place: placeName(locale, move.province) });
    case 'sacrifice':
      return sacrificing(locale, move);
    case 'accept':
    case 'decline':
    case 'stay':
      return answering(locale, view, move.do);
    case 'join':
      return say(locale, 'move.join', {
        figure: figureNames(locale, [move.figure]),
        place: placeName(locale, move.from),
      });
    case 'play':
      return playing(locale, view, seat, move);
    case 'declare':
      return say(locale, move.bonus === 0 ? 'move.declare.none' : 'move.declare', { bonus: move.bonus });
    case 'keep':
      return say(locale, 'move.keep', { figure: figureNames(locale, [move.figure]) });
    case 'rescue':
      return rescuing(locale, view, seat, move);
    case 'regain':
      return move.cards.length === 0
        ? say(locale, 'move.regain.none')
        : say(locale, 'move.regain', { cards: faceNames(locale, move.cards) });
    case 'raise':
      return say(locale, 'move.raise', { stat: statName(locale, move.stat) });
    case 'ride':
      return say(locale, 'move.ride', { place: placeName(locale, move.to) });
    case 'grow':
      return growing(locale, move.stats);
    case 'pass':
    case 'rest':
    case 'wake':
      return say(locale, `move.${move.do}`);
  }
}

const placedNames = (locale: Locale, figures: readonly FigureAt[]): string =>
  join(
    locale,
    figures.map(({ figure, at }) =>
      say(locale, 'move.figureAt', { figure: figureNames(locale, [figure]), place: placeName(locale, at) }),
    ),
  );

function sacrificing(locale: Locale, { figures, stat }: Sacrifice): string {
  const given = placedNames(locale, figures);
  return stat === null
    ? say(locale, 'move.sacrifice.none', { figures: given })
    : say(locale, 'move.sacrifice', { figures: given, stat: statName(locale, stat) });
}

/** Yes and no mean something else in every step. */
function answering(locale: Locale, view: State, verb: 'accept' | 'decline' | 'stay'): string {
  const open = view.frames.at(-1);
  switch (open?.step) {
    case 'succor':
    case 'domain':
    case 'blessing':
      if (verb === 'stay') break;
      return say(locale, `move.${verb}.${open.step}`, { place: placeName(locale, open.province) });
    case 'free':
    case 'hammers':
      if (verb !== 'decline') break;
      return say(locale, `move.decline.${open.step}`);
    case 'late':
      if (verb !== 'stay') break;
      return say(locale, 'move.stay.late');
    default:
  }
  return say(locale, `move.${verb}`);
}

/** Mentions late cards only where there can be one (§11.4). */
function playing(locale: Locale, view: State, seat: Seat, { card, late }: Play): string {
  const words = { card: cardName(locale, card) };
  return armable(view, seat).length === 1
    ? say(locale, 'move.play', words)
    : say(locale, `move.play.${late}`, words);
}

/** §12: places are named where figures about to die are in several. */
function rescuing(locale: Locale, view: State, seat: Seat, { figures, retreat }: Rescue): string {
  if (figures.length === 0) return say(locale, retreat ? 'move.rescue.retreat' : 'move.rescue.none');
  const loss = view.frames.at(-2);
  const marked = loss?.step === 'loss' ? loss.marked.filter((one) => one.seat === seat) : [];
  const apart = new Set(marked.map(({ at }) => at)).size > 1;
  const names = apart
    ? placedNames(locale, figures)
    : figureNames(
        locale,
        figures.map(({ figure }) => figure),
      );
  return say(locale, retreat ? 'move.rescue.both' : 'move.rescue', { figures: names });
}

function growing(locale: Locale, stats: readonly Stat[]): string {
  if (stats.length === 0) return say(locale, 'move.grow.none');
  const parts = STATS.flatMap((stat) => {
    const count = stats.filter((one) => one === stat).length;
    return count === 0 ? [] : [say(locale, 'stats.count', { count, stat: statName(locale, stat) })];
  });
  return say(locale, 'move.grow', { stats: join(locale, parts) });
}
