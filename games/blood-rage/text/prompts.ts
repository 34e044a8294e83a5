import type { Locale, Seat } from '@sanguine/kernel';
import { PICKS } from '../content/ages.ts';
import type { Province } from '../content/provinces.ts';
import { emptyVillages } from '../rules/atlas.ts';
import { armedAnswer } from '../rules/battle/late.ts';
import { clanOf } from '../rules/clans.ts';
import type { FrameOf, Frames } from '../rules/frames.ts';
import { protectable } from '../rules/loss.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { cardName, faceNames, figureNames, join, placeName, playerName, say, statName } from './words.ts';

/** Who decides what. */
export function promptLine(locale: Locale, view: State, names: readonly string[]): string {
  const open = view.frames.at(-1);
  const called = (seat: Seat): string => playerName(locale, view, names, seat);
  if (open === undefined) return over(locale, view, called);
  const deciders = sequence.deciders(view);
  return say(locale, 'prompt.line', {
    who: join(locale, deciders.map(called)),
    what: question(locale, view, open, deciders),
  });
}

function over(locale: Locale, { clans }: State, called: (seat: Seat) => string): string {
  const glory = Math.max(...clans.map((clan) => clan.glory));
  const winners = [...clans.keys()].filter((seat) => clans[seat]?.glory === glory);
  return say(locale, 'prompt.over', {
    winners: join(locale, winners.map(called)),
    count: winners.length,
    glory,
  });
}

/** The question to the deciders, without naming them. */
export function question(
  locale: Locale,
  view: State,
  frame: FrameOf<keyof Frames>,
  deciders: readonly Seat[],
): string {
  switch (frame.step) {
    case 'pick':
    case 'discard':
      return say(locale, `prompt.${frame.step}`);
    case 'draft':
      return drafting(locale, view, frame);
    case 'action':
      return say(locale, 'prompt.action', { rage: clanOf(view, frame.seat).rage });
    case 'free':
      return say(locale, 'prompt.free', { figures: figureNames(locale, frame.figures) });
    case 'succor':
    case 'domain':
    case 'blessing':
      return say(locale, `prompt.${frame.step}`, { place: placeName(locale, frame.province) });
    case 'call':
    case 'cards':
    case 'tide':
    case 'hammers':
      return inBattle(locale, view, frame.step);
    case 'late':
      return askingLate(locale, view, frame.seat);
    case 'declare':
      return say(locale, 'prompt.declare', {
        bonuses: join(
          locale,
          frame.bonuses.map((bonus) => say(locale, 'bonus.any', { bonus })),
        ),
      });
    case 'rescue':
      return rescuing(locale, view, frame.seat);
    case 'prowess':
      return say(locale, 'prompt.prowess', {
        rage: clanOf(view, frame.seat).rage,
        cards: faceNames(locale, frame.cards),
      });
    case 'raise':
      return say(locale, 'prompt.raise', {
        card: cardName(locale, frame.by),
        stats: join(
          locale,
          frame.stats.map((stat) => statName(locale, stat)),
          'list.or',
        ),
      });
    case 'growth':
      return growing(locale, frame, deciders);
    case 'age':
    case 'entry':
    case 'battle':
    case 'loss':
      return say(locale, 'prompt.wait');
  }
}

function drafting(locale: Locale, view: State, { packs }: FrameOf<'draft'>): string {
  const left = Math.max(...packs.map((pack) => pack.length));
  return say(locale, 'prompt.draft', { count: PICKS[view.clans.length] ?? 1, left });
}

/** Questions about the current battle, which mention its province. */
function inBattle(locale: Locale, view: State, step: 'call' | 'cards' | 'tide' | 'hammers' | 'late'): string {
  const province = view.battle?.province;
  if (province === undefined) return say(locale, 'prompt.wait');
  const place = placeName(locale, province);
  if (step !== 'call') return say(locale, `prompt.${step}`, { place });
  return calling(locale, view, province);
}

/** A seat with an armed answer reads what it will be; nobody else can tell. */
function askingLate(locale: Locale, view: State, seat: Seat): string {
  const armed = armedAnswer(view, seat);
  if (armed === null || view.battle === null) return inBattle(locale, view, 'late');
  return say(locale, `prompt.late.armed.${armed.do}`, {
    place: placeName(locale, view.battle.province),
    card: armed.do === 'late' ? cardName(locale, armed.card) : '',
  });
}

function calling(locale: Locale, view: State, province: Province): string {
  const place = placeName(locale, province);
  const empty = emptyVillages(view, province);
  return Number.isFinite(empty)
    ? say(locale, 'prompt.call', { place, empty })
    : say(locale, 'prompt.call.any', { place });
}

function rescuing(locale: Locale, view: State, seat: Seat): string {
  const loss = view.frames.at(-2);
  if (loss?.step !== 'loss') return say(locale, 'prompt.wait');
  const own = loss.marked.filter((one) => one.seat === seat).map(({ figure }) => figure);
  const rage = protectable(view, seat, loss.cause);
  return say(locale, rage > 0 ? 'prompt.rescue' : 'prompt.rescue.witch', {
    figures: figureNames(locale, own),
    rage,
  });
}

/** With several deciders, each has an amount of their own. */
function growing(locale: Locale, { due }: FrameOf<'growth'>, deciders: readonly Seat[]): string {
  const [seat, ...others] = deciders;
  return seat === undefined || others.length > 0
    ? say(locale, 'prompt.growth.others')
    : say(locale, 'prompt.growth', { steps: due[seat] ?? 0 });
}
