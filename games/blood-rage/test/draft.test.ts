import { describe, expect, test } from 'vitest';
import { ageOf, type Face, isBack } from '../content/cards.ts';
import { clanOf } from '../rules/clans.ts';
import type { FrameOf } from '../rules/frames.ts';
import { sortCards } from '../rules/hand.ts';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { Scene, type Who } from './scene.ts';
import { endAge, passAll, through } from './season.ts';

function draftOf(state: State): FrameOf<'draft'> {
  const frame = state.frames.at(-1);
  if (frame?.step !== 'draft') throw new Error('nobody drafts');
  return frame;
}

const nameOf = (scene: Scene, seat: number): Who => clanOf(scene.state, seat).name as Who;

/** Everybody keeps the first cards of the pack. */
function pickOnce(scene: Scene): void {
  for (const seat of scene.state.clans.keys()) {
    const name = nameOf(scene, seat);
    scene.does(name, scene.moves(name)[0] ?? '');
  }
}

const without = (cards: readonly Face[], taken: readonly Face[]): Face[] => {
  const rest = [...cards];
  for (const card of taken) rest.splice(rest.indexOf(card), 1);
  return rest;
};

describe("the gods' gifts", () => {
  test.each([1, 2, 3])('#6 packs go to the left in Age %d', (age) => {
    const scene = Scene.opening(3, {}, `age ${age}`);
    for (let past = 1; past < age; past++) endAge(through(scene, 'draft'));
    const before = draftOf(scene.state).packs.map((pack) => [...pack]);
    const hands = scene.state.clans.map(({ hand }) => [...hand]);
    pickOnce(scene);
    expect(scene.revealed).toBe(true);
    const { packs } = draftOf(scene.state);
    for (const [seat, pack] of before.entries()) {
      const kept = without(clanOf(scene.state, seat).hand, hands[seat] ?? []);
      expect(packs[(seat + 1) % 3]).toEqual(without(pack, kept));
    }
  });

  test('#7 the last two cards of a pack are put away where only the last holder saw them; undealt cards nobody sees', () => {
    const scene = Scene.opening(4);
    for (let round = 0; round < 5; round++) pickOnce(scene);
    const last = draftOf(scene.state).packs.map((pack) => [...pack]);
    pickOnce(scene);
    for (const [seat, pack] of last.entries()) {
      const { hand, shed } = clanOf(scene.state, seat);
      expect(sortCards([...shed, ...without(pack, shed)])).toEqual(pack);
      expect([hand.length, shed.length]).toEqual([6, 2]);
      expect(rules.mask(scene.state, seat).clans[seat]?.shed).toEqual(shed);
      expect(rules.mask(scene.state, (seat + 1) % 4).clans[seat]?.shed).toEqual(['back-1', 'back-1']);
    }
    for (const viewer of [0, 1, 2, 3, null])
      expect(rules.mask(scene.state, viewer).out.every(isBack)).toBe(true);
  });

  test('#8 #115 two players keep two cards in one choice, three times; the packs change hands', () => {
    const scene = Scene.opening(2);
    const sizes: number[] = [];
    let [passed = []] = draftOf(scene.state).packs;
    while (scene.step === 'draft') {
      const [pack = [], other = []] = draftOf(scene.state).packs;
      sizes.push(pack.length);
      expect(pack).toEqual(passed);
      passed = other.slice(2);
      scene.refuses(nameOf(scene, 0), `draft ${pack[0] ?? ''}`, 'draft.count');
      pickOnce(scene);
    }
    expect(sizes).toEqual([8, 6, 4]);
    expect(scene.state.clans.map(({ hand, shed }) => [hand.length, shed.length])).toEqual([
      [6, 2],
      [6, 2],
    ]);
  });

  test('only a card of the own pack can be kept', () => {
    const scene = Scene.opening(3);
    const foreign = draftOf(scene.state).packs[1]?.find(
      (card) => !draftOf(scene.state).packs[0]?.includes(card),
    );
    scene.refuses(nameOf(scene, 0), `draft ${foreign ?? ''}`, 'draft.notInPack');
  });

  test('#9 #116 a carried card lies apart, is in no pack and makes a hand of seven', () => {
    const scene = new Scene('wolf hand troll tyrs-bash; bear hand tyrs-smash');
    passAll(scene).does('wolf', 'hold troll-1');
    expect(
      draftOf(scene.state)
        .packs.flat()
        .every((card) => ageOf(card) === 2),
    ).toBe(true);
    through(scene, 'draft');
    expect(scene.hand('wolf')).toContain('troll-1');
    expect(scene.state.clans.map(({ hand }) => hand.length)).toEqual([7, 7]);
    expect(rules.mask(scene.state, 1).clans[0]?.hand.join(' ')).toBe(
      'back-1 back-2 back-2 back-2 back-2 back-2 back-2',
    );
  });

  test('#10 in a first game everybody keeps all eight cards of Age 1, and drafts later', () => {
    const scene = Scene.opening(3, { ageOneDraft: 'dealt' });
    expect(scene.step).toBe('action');
    expect(scene.state.clans.map(({ hand }) => hand.length)).toEqual([8, 8, 8]);
    endAge(scene);
    expect([scene.step, scene.state.age]).toEqual(['draft', 2]);
  });

  test('#117 what was kept can be looked at, and used only once the Action phase begins', () => {
    const scene = Scene.opening(3);
    pickOnce(scene);
    expect(rules.mask(scene.state, 0).clans[0]?.hand).toEqual(clanOf(scene.state, 0).hand);
    const [card = ''] = clanOf(scene.state, 0).hand;
    scene.refuses(nameOf(scene, 0), `upgrade ${card}`, 'step.other');
  });

  test('what was seen in a pack and left to others is remembered by the one who saw it alone', () => {
    const scene = Scene.opening(3);
    const seen = [...(draftOf(scene.state).packs[0] ?? [])];
    pickOnce(scene);
    const { hand, glimpsed } = clanOf(scene.state, 0);
    expect(glimpsed).toEqual(without(seen, hand));
    expect(rules.mask(scene.state, 0).clans[0]?.glimpsed).toEqual(glimpsed);
    expect(rules.mask(scene.state, 1).clans[0]?.glimpsed.every(isBack)).toBe(true);
  });

  test('a card of a pack that has come round is no longer remembered once it is kept', () => {
    const scene = Scene.opening(3);
    for (let round = 0; round < 3; round++) pickOnce(scene);
    const before = [...clanOf(scene.state, 0).glimpsed];
    const hand = [...clanOf(scene.state, 0).hand];
    pickOnce(scene);
    const kept = without(clanOf(scene.state, 0).hand, hand);
    expect(clanOf(scene.state, 0).glimpsed).toEqual(without(before, kept));
  });
});
