import type { Seat } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import type { Figure } from '../../content/clan.ts';
import type { Place } from '../../content/provinces.ts';
import { clanOf } from '../../rules/clans.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { Scene, type Who } from '../../test/scene.ts';
import { seen } from '../../test/spoken.ts';
import { pressing } from '../interaction/press.ts';
import { briefOf } from '../actions/brief.ts';
import { actionsFor } from '../actions/actions.ts';
import { choicesFor } from '../interaction/choices.ts';
import { cardNotes, kinOf } from '../hand/notes.ts';
import { cardOffer, isChosen, toggled } from '../plan/cards.ts';
import { chipsFor, goersIn, proposedTroop } from '../plan/chips.ts';
import { NOTHING, type Selection, type View } from '../plan/selection.ts';
import { whyNotAt } from '../plan/why.ts';
import { lastAge } from '../scores/summary.ts';
import { endAge } from '../../test/season.ts';
import { warningsFor } from '../warnings/warnings.ts';

function seenBy(scene: Scene, who: Who): { view: View; seat: Seat } {
  const seat = scene.seat(who);
  return { view: seen(scene, seat), seat };
}

const codes = (scene: Scene, who: Who, move: AnyMove): string[] => {
  const { view, seat } = seenBy(scene, who);
  return warningsFor(view, seat, move).map(({ code }) => code);
};

test('passing with much Rage is asked about, with little it is not', () => {
  expect(codes(new Scene('wolf rage 5; bear'), 'wolf', { do: 'pass' })).toEqual(['rage']);
  expect(codes(new Scene('wolf rage 1; bear'), 'wolf', { do: 'pass' })).toEqual([]);
});

test('a pillage that no card and nobody who comes could win is asked about', () => {
  const pillage = { do: 'pillage', province: 'gimle' } as const;
  const hopeless = 'wolf gimle warrior, hand tyrs-bash; bear gimle leader 3 warrior';
  expect(codes(new Scene(hopeless), 'wolf', pillage)).toEqual(['lost']);
  const helped = 'wolf gimle warrior, yggdrasil leader, hand tyrs-smite; bear gimle leader';
  expect(codes(new Scene(helped), 'wolf', pillage)).toEqual([]);
});

test('who is paid for defeat is not warned of it', () => {
  const scene = new Scene('wolf gimle warrior, sheet lokis-domain; bear gimle leader 3 warrior');
  expect(codes(scene, 'wolf', { do: 'pillage', province: 'gimle' })).toEqual([]);
});

test('what makes room on the sheet is named, and full Horns too', () => {
  const scene = new Scene('wolf gimle 4 warrior, sheet lord-of-hammers, hand lord-of-axes; bear', {
    age: 2,
  });
  const { view, seat } = seenBy(scene, 'wolf');
  const [card] = cardOffer(view, seat)?.cards ?? [];
  const [old] = [view.clans[seat]?.sheet.leader];
  if (card === undefined || old === undefined || old === null) throw new Error('the sheet is not as written');
  expect(warningsFor(view, seat, { do: 'upgrade', card, replaces: old })).toMatchObject([
    { code: 'replaces', cards: [old] },
    { code: 'horns', facts: { most: 4 } },
  ]);
});

test('marching away from a Quest that stands is asked about', () => {
  const scene = new Scene('wolf gimle leader, quests alfheim; bear');
  const away = { do: 'march', from: 'gimle', to: 'myrkulor', figures: ['leader'] } as const;
  expect(codes(scene, 'wolf', { ...away, figures: [...away.figures] })).toEqual(['quest']);
});

test('a province pressed is looked into; nobody marches before somebody was counted in', () => {
  const { view, seat } = seenBy(new Scene('wolf gimle leader 2 warrior; bear'), 'wolf');
  const press = (selection: Selection, place: 'gimle' | 'myrkulor') =>
    pressing(view, seat, selection, choicesFor(view, seat, selection), place, null);
  const looked = press(NOTHING, 'gimle');
  expect(looked).toEqual({ selects: { held: 'place', place: 'gimle', troop: [] } });
  expect(press({ held: 'place', place: 'gimle', troop: [] }, 'myrkulor')).toMatchObject({
    selects: { place: 'myrkulor' },
  });
  expect(press({ held: 'place', place: 'gimle', troop: ['warrior'] }, 'myrkulor')).toEqual({
    plays: { do: 'march', from: 'gimle', to: 'myrkulor', figures: ['warrior'] },
  });
});

test('as many march as find room somewhere; more than that is refused with the reason', () => {
  const scene = new Scene('wolf yggdrasil leader 6 warrior; bear');
  const { view, seat } = seenBy(scene, 'wolf');
  expect(proposedTroop(view, seat, 'yggdrasil')).toHaveLength(5);
  const troop = [...proposedTroop(view, seat, 'yggdrasil'), 'warrior'] as const;
  const selection: Selection = { held: 'place', place: 'yggdrasil', troop };
  const [action] = actionsFor({
    locale: 'en',
    view,
    seat,
    selection,
    ...choicesFor(view, seat, selection),
    aim: null,
  });
  expect(action).toMatchObject({ verb: 'march', unavailable: { rule: '7' } });
});

test('a figure pressed on the board is counted in, the next of its kind too, then all are out again', () => {
  const { view, seat } = seenBy(new Scene('wolf gimle leader 2 warrior; bear'), 'wolf');
  let selection: Selection = NOTHING;
  const troops: string[] = [];
  for (let times = 0; times < 3; times++) {
    const answer = pressing(view, seat, selection, choicesFor(view, seat, selection), 'gimle', 'warrior');
    if (!('selects' in answer) || answer.selects.held !== 'place') throw new Error('nothing was taken up');
    selection = answer.selects;
    troops.push(answer.selects.troop.join(' '));
  }
  expect(troops).toEqual(['warrior', 'warrior warrior', '']);
});

test('what cannot be pressed says why', () => {
  const { view, seat } = seenBy(new Scene('wolf gimle 4 warrior; bear'), 'wolf');
  const held: Selection = { held: 'figure', figure: 'warrior', from: 'reserve' };
  expect(whyNotAt(view, seat, held, 'myrkulor')?.code).toBe('invade.horns');
  const ship: Selection = { held: 'figure', figure: 'ship', from: 'reserve' };
  expect(whyNotAt(view, seat, ship, 'gimle')?.code).toBe('invade.horns');
  expect(whyNotAt(view, seat, { held: 'verb', verb: 'pillage' }, 'myrkulor')?.code).toBe('pillage.absent');
});

test('of two alike the first pressed is the first chosen; a third puts the oldest down', () => {
  const scene = new Scene('wolf hand tyrs-smash tyrs-smash troll; bear; serpent; raven');
  const { view, seat } = seenBy(scene, 'wolf');
  const offer = { from: 'pack', cards: cardOffer(view, seat)?.cards ?? [], most: 2 } as const;
  const smash = offer.cards.findIndex((card) => card.startsWith('tyrs'));
  let selection = toggled(NOTHING, offer, smash + 1);
  expect([smash, smash + 1].map((at) => isChosen(selection, offer.cards, at))).toEqual([true, false]);
  selection = toggled(selection, offer, smash + 1);
  expect([smash, smash + 1].map((at) => isChosen(selection, offer.cards, at))).toEqual([true, true]);
  selection = toggled(selection, offer, offer.cards.indexOf('troll-1'));
  expect(selection).toMatchObject({ cards: ['troll-1', 'tyrs-smash-1'] });
});

test('a Quest says whether it stands, an upgrade what it replaces and costs', () => {
  const scene = new Scene('wolf gimle leader, sheet friggas-charm, hand alfheim manheim troll; bear');
  const { view, seat } = seenBy(scene, 'wolf');
  const tones = (card: 'alfheim-1' | 'manheim-1' | 'troll-1') =>
    cardNotes('en', view, seat, card).map(({ tone }) => tone);
  expect(tones('alfheim-1')).toEqual(['good']);
  expect(tones('manheim-1')).toEqual(['bad']);
  expect(cardNotes('en', view, seat, 'troll-1')[0]?.says).toContain('costs only');
});

test('cards of one god go together, Quests and Battle cards do not', () => {
  const scene = new Scene('wolf sheet lokis-domain, hand lokis-dragons lokis-trickery; bear');
  const { view, seat } = seenBy(scene, 'wolf');
  expect(kinOf(view, seat, 'lokis-dragons-1')).toEqual(['lokis-domain-1']);
  expect(kinOf(view, seat, 'lokis-trickery-1')).toEqual([]);
});

test('only those about to die can be saved', () => {
  const scene = new Scene('wolf sheet troll; bear gimle leader 2 warrior, sheet friggas-protection, rage 1', {
    age: 2,
  }).does('wolf', 'invade troll gimle');
  const { view, seat } = seenBy(scene.asks('bear', 'rescue'), 'bear');
  expect(chipsFor(view, seat, NOTHING).map(({ figure }) => figure)).toEqual(['warrior', 'warrior']);
});

test('who is saved is chosen on the board, too, place by place; all of them glow', () => {
  const scene = new Scene(
    'wolf gimle leader, nw ship; bear gimle 2 warrior, nw ship, sheet friggas-protection, rage 4; serpent',
    { age: 2 },
  ).does('wolf', 'pillage gimle');
  while (scene.step === 'call') scene.does(clanOf(scene.state, scene.deciders[0] ?? 0).name as Who, 'stay');
  const { view, seat } = seenBy(scene.asks('bear', 'rescue'), 'bear');
  const goers = goersIn(choicesFor(view, seat, NOTHING).moves);
  expect([...goers].toSorted()).toEqual(['gimle warrior', 'nw ship']);
  let selection: Selection = NOTHING;
  const take = (place: Place, figure: Figure): string => {
    const answer = pressing(view, seat, selection, choicesFor(view, seat, selection), place, figure);
    if (!('selects' in answer)) throw new Error('nothing was taken up');
    selection = answer.selects;
    return selection.held === 'saved' ? selection.figures.map((one) => `${one.figure} ${one.at}`).join() : '';
  };
  expect(take('nw', 'ship')).toBe('ship nw');
  expect(take('gimle', 'warrior')).toBe('warrior gimle,ship nw');
  expect(take('gimle', 'warrior')).toBe('warrior gimle,warrior gimle,ship nw');
  expect(take('gimle', 'warrior')).toBe('ship nw');
  expect(take('nw', 'ship')).toBe('');
});

test('whoever could go somewhere glows: figures that march, never Ships', () => {
  const { view, seat } = seenBy(new Scene('wolf gimle leader warrior, nw ship, rage 2; bear'), 'wolf');
  const goers = goersIn(choicesFor(view, seat, NOTHING).moves);
  expect([...goers].toSorted()).toEqual(['gimle leader', 'gimle warrior']);
});

test('the button of a pillage names its price and the strongest who stands there', () => {
  const scene = new Scene('wolf gimle leader; bear gimle warrior; raven gimle 2 warrior');
  const { view, seat } = seenBy(scene, 'wolf');
  const brief = (province: 'gimle' | 'utgard'): string =>
    briefOf('en', view, seat, { do: 'pillage', province });
  expect(brief('gimle')).toBe('no Rage; Raven 2 against your 3');
  expect(brief('utgard')).toBe('no Rage; nobody there to oppose you');
});

test('the end of an Age tells Quests and Ragnarök, and nothing of the turns before', () => {
  const scene = new Scene('wolf gimle leader, muspelheim warrior, quests alfheim; bear');
  const events = [...endAge(scene).events];
  const ended = lastAge(events);
  expect(ended?.age).toBe(1);
  expect(ended?.lines.map(({ e }) => e)).toContain('province.destroyed');
  expect(ended?.lines.map(({ e }) => e)).not.toContain('seat.passed');
});
