import { botRandom, decide } from '@sanguine/bots';
import { type AnyMatch, type LogEntry, Match, type Viewer } from '@sanguine/kernel';
import { SHELF } from '@sanguine/registry/shelf.ts';
import type { AnyBoard, Box } from '@sanguine/ui';
import { GESTURES } from '@sanguine/ui/animation/gesture.ts';
import { toldRow } from '@sanguine/ui/test/row-update.ts';
import { describe, expect, test } from 'vitest';
import { isWanted, SoundPlayer } from '../sound/player.ts';
import { soundOf } from '../sound/sound-of.ts';
import { HEARD, LOUDNESS, matters, type Sound, SOUNDS } from '../sound/sounds.ts';
import { lengthOf } from '../sound/synth.ts';

/** A board whose events are their own gestures. */
const toy: Pick<AnyBoard, 'gestures' | 'fought'> = {
  gestures: (event) => GESTURES.filter((gesture) => gesture === event),
  fought: (event) => (event === 'won by 0' ? { winners: [0], losers: [1] } : null),
};
const table = (number: number, deciders: readonly number[], events: readonly string[] | null, seat = 1) => ({
  number,
  deciders,
  viewer: 0,
  outcome: null,
  latest: events === null ? null : toldRow<unknown>(events, { did: { do: 'move', seat } }),
});
const before = table(1, [1], null);
const heard = (...events: readonly string[]): Sound | null => soundOf(toy, before, table(2, [1], events));

describe('what is heard', () => {
  test('only what matters most of all that happens at once', () => {
    expect(heard('travel', 'roll', 'strike')).toBe('battle');
    expect(heard('roll', 'travel')).toBe('dice');
    expect(heard('arrive')).toBe('piece');
    expect(heard('gain', 'pay', 'pulse', 'lose')).toBeNull();
  });

  test('a battle is won, lost or somebody else’s', () => {
    expect(heard('won by 0')).toBe('won');
    const as = (viewer: Viewer) =>
      soundOf(toy, { ...before, viewer }, { ...table(2, [3], ['won by 0']), viewer });
    expect([as(1), as(2), as(null)]).toEqual(['lost', 'battle', 'battle']);
  });

  test('a bell when the viewer is asked by others, the end above all, nothing when the page opens', () => {
    const asked = table(2, [0], ['strike']);
    expect(soundOf(toy, before, asked)).toBe('turn');
    expect(soundOf(toy, before, table(2, [0], ['strike'], 0))).toBe('battle');
    expect(soundOf(toy, { ...before, deciders: [0] }, asked)).toBe('battle');
    expect(soundOf(toy, before, { ...asked, outcome: [] })).toBe('over');
    expect(soundOf(toy, null, asked)).toBeNull();
    expect(soundOf(toy, before, table(2, [0], null))).toBeNull();
  });

  test('every gesture has its row, and every sound fades within two and a half seconds', () => {
    expect(Object.keys(HEARD).toSorted()).toEqual([...GESTURES].toSorted());
    for (const sound of SOUNDS) expect(lengthOf(sound), sound).toBeLessThan(2.5);
    expect(LOUDNESS.soft).toBeLessThan(LOUDNESS.normal);
    expect(LOUDNESS.normal).toBeLessThan(LOUDNESS.loud);
  });
});

describe('whether it is heard', () => {
  const all = { sound: 'all', volume: 'normal', soundHidden: true } as const;
  const page = { hidden: false, touched: true };

  test('nothing by default, nor before somebody has touched the page', () => {
    for (const sound of SOUNDS) {
      expect(isWanted(sound, { ...all, sound: 'off' }, page)).toBe(false);
      expect(isWanted(sound, all, { ...page, touched: false })).toBe(false);
      expect(isWanted(sound, all, page)).toBe(true);
    }
  });

  test('only the bell where only that was chosen', () => {
    expect(SOUNDS.filter((sound) => isWanted(sound, { ...all, sound: 'turn' }, page))).toEqual(['turn']);
  });

  test('in a hidden tab the bell alone, and only if that was chosen', () => {
    const hidden = { ...page, hidden: true };
    expect(SOUNDS.filter((sound) => isWanted(sound, all, hidden))).toEqual(['turn']);
    expect(SOUNDS.some((sound) => isWanted(sound, { ...all, soundHidden: false }, hidden))).toBe(false);
  });
});

describe('one at a time', () => {
  /** Records when sources would have begun. */
  function deaf(): { readonly player: SoundPlayer; readonly begun: () => number } {
    let begun = 0;
    const parameter = {
      value: 0,
      setValueAtTime: () => undefined,
      setTargetAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    };
    const node = {
      gain: parameter,
      frequency: parameter,
      connect: () => node,
      start: () => begun++,
      stop: () => undefined,
    };
    const audio = {
      state: 'running',
      currentTime: 0,
      sampleRate: 8000,
      createGain: () => node,
      createOscillator: () => node,
      createBufferSource: () => node,
      createBiquadFilter: () => node,
      createBuffer: () => ({ getChannelData: () => new Float32Array(1) }),
    };
    return { player: new SoundPlayer(() => audio as unknown as AudioContext), begun: () => begun };
  }

  test('what matters no more than what is playing is not heard, until that has faded', () => {
    const { player } = deaf();
    expect(player.play('battle', 'normal', 0)).toBe(true);
    expect(player.play('piece', 'normal', 100)).toBe(false);
    expect(player.play('battle', 'normal', 100)).toBe(false);
    expect(player.play('turn', 'normal', 200)).toBe(true);
    expect(player.play('battle', 'normal', 300)).toBe(false);
    expect(player.play('piece', 'normal', 200 + lengthOf('turn') * 1000)).toBe(true);
  });

  test('who tries a sound hears it', () => {
    const { player, begun } = deaf();
    player.tryOut('over', 'soft', 0);
    const first = begun();
    player.tryOut('piece', 'soft', 10);
    expect(begun()).toBeGreaterThan(first);
  });

  test('of any two sounds one matters more', () => {
    for (const one of SOUNDS)
      for (const other of SOUNDS)
        expect(Number(matters(one, other)) + Number(matters(other, one))).toBe(one === other ? 0 : 1);
  });
});

/** Rows of a game between bots. */
async function played(box: Box): Promise<AnyMatch> {
  const game = await box.loadGame();
  const match = Match.open(game.engine, {
    setup: game.setup(2, {}),
    dice: { generator: 'swift', seed: 'sounds' },
  });
  const random = botRandom('sounds');
  while (match.number < 250 && match.outcome() === null) {
    const [seat = 0] = match.deciders();
    const view = match.viewFor(seat);
    const { move } = decide(game, { level: 'recruit', view, seat, random: random(match.number, seat) });
    match.submit(seat, move);
  }
  return match;
}

test.each(SHELF)('$id: nobody hears anything a spectator may not know', async (box) => {
  const board = await box.loadBoard();
  const match = await played(box);
  const nobody = { number: -1, deciders: [], latest: null, outcome: null };
  const sounds = (entries: readonly LogEntry<unknown>[], viewer: Viewer): (Sound | null)[] =>
    entries.map(({ events }, row) =>
      soundOf(
        board,
        { ...nobody, viewer },
        { ...nobody, viewer, number: row, latest: toldRow(events, { did: { do: 'move', seat: 0 } }) },
      ),
    );
  for (const seat of [0, 1]) {
    expect(sounds(match.log(seat), seat)).toEqual(sounds(match.log(null), seat));
  }
  const all = new Set(sounds(match.log(null), 0));
  expect(all.has('piece')).toBe(true);
  expect(all.has('battle') || all.has('won') || all.has('lost')).toBe(true);
});
