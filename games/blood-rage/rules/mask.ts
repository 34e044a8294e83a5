import type { Veiled, Viewer } from '@sanguine/kernel';
import { backOf, BACKS, type Face } from '../content/cards.ts';
import { cloneBattle, cloneFigures, cloneSheet } from './clone.ts';
import type { Event } from './events.ts';
import { sequence } from './sequence.ts';
import type { Battle, Clan, State } from './state.ts';

/** What a viewer sees of a clan's cards: all, the hand and what was played from it, or only backs. */
type Sight = 'own' | 'hand' | 'backs';

/**
 * §1.6: everything is public except hands, committed Quests, shed cards, what players remember of the draft, undealt
 * cards, what was armed for the late window, and what the current step hides. Of hidden cards the back is visible.
 */
export function veilState(state: State): Veiled<State> {
  const { options, age, phase, first, doomed, destroyed, tokens, pillaged, discard } = state;
  return {
    open: { options, age, phase, first, doomed, destroyed, tokens, pillaged, discard },
    covered: coverAll(state),
  };
}

/** The parts that differ between viewers; what several viewers see alike is made once for all of them. */
function coverAll(state: State): (viewer: Viewer) => Pick<State, 'clans' | 'out' | 'battle' | 'frames'> {
  const covered: Clan[] = [];
  const out = backs(state.out);
  return (viewer) => ({
    clans: state.clans.map((clan, seat) => {
      if (seat === viewer) return maskClan(clan, 'own');
      return viewer === null && showsHands(state)
        ? maskClan(clan, 'hand')
        : (covered[seat] ??= maskClan(clan, 'backs'));
    }),
    out,
    battle: state.battle === null ? null : maskBattle(state.battle, viewer),
    frames: sequence.mask(state, viewer),
  });
}

/** §19: whether spectators see hands. */
export const showsHands = (state: State): boolean => state.options.spectatorHands === 'yes';

/** Backs by Age: the order of the cards behind them must tell nothing. */
function backs(cards: readonly Face[]): Face[] {
  const shown: Face[] = [];
  for (const back of BACKS) for (const card of cards) if (backOf(card) === back) shown.push(back);
  return shown;
}

/** Written out on purpose: a new field of the clan stays hidden until it is shown here. */
function maskClan(clan: Clan, sight: Sight): Clan {
  const held = (cards: readonly Face[]): Face[] => (sight === 'backs' ? backs(cards) : [...cards]);
  return {
    name: clan.name,
    glory: clan.glory,
    rage: clan.rage,
    passed: clan.passed,
    stats: { ...clan.stats },
    hand: held(clan.hand),
    quests: held(clan.quests),
    shed: sight === 'own' ? [...clan.shed] : backs(clan.shed),
    glimpsed: sight === 'own' ? [...clan.glimpsed] : backs(clan.glimpsed),
    sheet: cloneSheet(clan.sheet),
    figures: cloneFigures(clan.figures),
    ledger: clan.ledger.map((page) => ({ ...page })),
  };
}

function maskBattle(battle: Battle, viewer: Viewer): Battle {
  return {
    ...cloneBattle(battle),
    armed: battle.armed.map((late, seat) => (late === null || seat === viewer ? late : 'hidden')),
  };
}

/** Written out like the clan: a new event is shown to nobody until it is named here. */
export function maskEvent(event: Event, viewer: Viewer): Event | null {
  switch (event.e) {
    case 'cards.dealt':
    case 'cards.drafted':
    case 'cards.shed':
      return event.seat === viewer ? event : { ...event, cards: event.cards.map(backOf) };
    case 'quest.committed':
      return event.seat === viewer ? event : { ...event, card: backOf(event.card) };
    case 'clan.taken':
    case 'token.placed':
    case 'provinces.doomed':
    case 'age.began':
    case 'action.began':
    case 'turn.began':
    case 'figure.invaded':
    case 'figures.marched':
    case 'card.upgraded':
    case 'monster.boxed':
    case 'seat.passed':
    case 'pillage.began':
    case 'figure.joined':
    case 'seat.stayed':
    case 'seat.woke':
    case 'battle.began':
    case 'card.chosen':
    case 'cards.revealed':
    case 'quest.declared':
    case 'card.voided':
    case 'watch.called':
    case 'figure.kept':
    case 'figure.rescued':
    case 'figures.destroyed':
    case 'late.played':
    case 'late.stayed':
    case 'strength.compared':
    case 'rage.stolen':
    case 'glory.stolen':
    case 'cards.stolen':
    case 'rage.gained':
    case 'glory.gained':
    case 'cards.spent':
    case 'cards.returned':
    case 'cards.regained':
    case 'province.pillaged':
    case 'stat.raised':
    case 'leader.rode':
    case 'quest.judged':
    case 'province.destroyed':
    case 'valhalla.released':
    case 'age.ended':
    case 'game.ended':
      return event;
  }
}
