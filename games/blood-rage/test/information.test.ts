import { type GameRecord, Match } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { isBack } from '../content/cards.ts';
import { bloodRage } from '../index.ts';
import { rules } from '../rules/rules.ts';
import type { Clan } from '../rules/state.ts';
import { Scene, type Who } from './scene.ts';
import { passAll } from './season.ts';

const CLANS = `wolf gimle 2 warrior, hand troll tyrs-bash manheim, quests alfheim;
  bear gimle warrior, hand tyrs-smash odins-smite; serpent`;

/** What a viewer sees of the wolf. */
const wolfTo = (scene: Scene, viewer: number | null): Clan => {
  const [wolf] = rules.mask(scene.state, viewer).clans;
  if (wolf === undefined) throw new Error('the wolf is gone');
  return wolf;
};

describe('what is hidden', () => {
  test('#218 hands, Quests and undealt cards are backs to others; all else is open', () => {
    const scene = new Scene(CLANS);
    expect([wolfTo(scene, 0).hand, wolfTo(scene, 0).quests]).toEqual([
      ['troll-1', 'manheim-1', 'tyrs-bash-1'],
      ['alfheim-1'],
    ]);
    for (const viewer of [1, 2, null]) {
      const { hand, quests, figures, sheet, rage, glory } = wolfTo(scene, viewer);
      expect([hand, quests]).toEqual([['back-1', 'back-1', 'back-1'], ['back-1']]);
      expect({ figures, sheet, rage, glory }).toEqual({
        figures: scene.clan('wolf').figures,
        sheet: scene.clan('wolf').sheet,
        rage: 6,
        glory: 0,
      });
      expect(rules.mask(scene.state, viewer).out.every(isBack)).toBe(true);
    }
  });

  test('#218 packs and what is kept of them', () => {
    const scene = Scene.opening(3);
    const first = scene.state.clans[0]?.name as Who;
    const [keeping = ''] = scene.moves(first);
    scene.does(first, keeping);
    const card = keeping.replace('draft ', '');
    const draft = (viewer: number | null) =>
      rules.mask(scene.state, viewer).frames.at(-1) as { packs: string[][]; kept: (string[] | null)[] };
    expect(draft(1).packs.map((pack) => pack.every((face) => face === 'back-1'))).toEqual([
      true,
      false,
      true,
    ]);
    expect([draft(0), draft(1), draft(null)].map(({ kept }) => kept)).toEqual([
      [[card], null, null],
      [['back-1'], null, null],
      [['back-1'], null, null],
    ]);
    expect([scene.hand(first), scene.revealed]).toEqual(['', false]);
  });

  test('#219 everybody sees how many cards there are, in hand, in Quests, in packs', () => {
    const scene = new Scene(CLANS);
    const seen = rules.mask(scene.state, null).clans.map(({ hand, quests }) => [hand.length, quests.length]);
    expect(seen).toEqual([
      [3, 1],
      [2, 0],
      [0, 0],
    ]);
    const { packs } = rules.mask(Scene.opening(3).state, null).frames.at(-1) as { packs: string[][] };
    expect(packs.map((pack) => pack.length)).toEqual([8, 8, 8]);
  });

  test('#220 cards shown in battle and taken back are told; in hand they are backs again', () => {
    const scene = new Scene(CLANS).does('wolf', 'pillage gimle').fights('wolf tyrs-bash, bear tyrs-smash');
    expect(scene.told('cards.revealed')).toMatchObject([
      { cards: [{ card: 'tyrs-bash-1' }, { card: 'tyrs-smash-1' }] },
    ]);
    expect(scene.told('cards.returned').map(({ cards }) => cards)).toEqual([
      ['tyrs-bash-1'],
      ['tyrs-smash-1'],
    ]);
    expect(wolfTo(scene, 1).hand).toEqual(['back-1', 'back-1', 'back-1']);
  });

  test('#221 of a choice in progress others see that it was made, nothing else', () => {
    const scene = new Scene(CLANS).does('wolf', 'pillage gimle').fights('wolf tyrs-bash');
    for (const viewer of [1, 2, null]) {
      expect(rules.mask(scene.state, viewer).frames.at(-1)).toMatchObject({
        chosen: ['hidden', null, null],
        queue: [1],
      });
      expect(wolfTo(scene, viewer).hand).toHaveLength(3);
    }
    expect(rules.mask(scene.state, 0).frames.at(-1)).toMatchObject({
      chosen: [{ card: 'tyrs-bash-1', late: 'never' }, null, null],
    });
    expect(scene.events).toEqual([{ e: 'card.chosen', seat: 0 }]);
    const { state } = new Scene(CLANS).does('wolf', 'pillage gimle');
    expect(rules.face(state, 0, { do: 'play', card: 'tyrs-bash-1', late: 'never' }, 1)).toBe('play ?');
  });

  test('#221 a refusal says nothing about cards the asker does not see', () => {
    const scene = new Scene(CLANS);
    const mask = rules.mask(scene.state, 0);
    for (const card of ['tyrs-smash-1', 'tyrs-crush-1', 'friggas-charm-1'] as const) {
      const move = { do: 'upgrade', card, replaces: null } as const;
      expect(rules.refuse(mask, 0, move)).toEqual(rules.refuse(scene.state, 0, move));
      expect(rules.refuse(mask, 0, move)).toMatchObject({ code: 'card.notInHand', facts: {} });
    }
  });

  test('#221 the figure kept in a Tide is not seen, unless there is nobody to keep it from', () => {
    const tide = (bear: string): Scene =>
      new Scene(`wolf gimle leader warrior, hand odins-tide; bear gimle ${bear}, hand troll`, {
        age: 2,
        options: { tide: 'hidden' },
      }).does('wolf', 'pillage gimle');
    const face = ({ state }: Scene, seat: number): string =>
      rules.face(state, seat, { do: 'keep', figure: 'warrior' }, 1 - seat);
    const both = tide('leader warrior');
    expect(face(both, 0)).toBe('keep ?');
    expect(face(both.does('wolf', 'keep leader'), 1)).toBe('keep ?');
    expect(face(tide('warrior'), 0)).toBe('keep warrior');
  });

  test('a committed Quest shows the Age on its back', () => {
    const { state } = new Scene('wolf hand manheim-1 manheim-2; bear', { age: 2 });
    expect(rules.face(state, 0, { do: 'quest', card: 'manheim-1' }, 1)).toBe('quest back-1');
    expect(rules.face(state, 0, { do: 'quest', card: 'manheim-2' }, 1)).toBe('quest back-2');
    expect(rules.face(state, 0, { do: 'quest', card: 'manheim-2' }, 0)).toBe('quest manheim-2');
  });
});

describe('who is asked', () => {
  test('#223 windows open for their owners alone, and not where they cannot be paid or have no target', () => {
    const attacked = (bear: string): Scene =>
      new Scene(`wolf sheet troll; bear gimle 2 warrior, ${bear}; serpent`, { age: 2 }).does(
        'wolf',
        'invade troll gimle',
      );
    attacked('sheet friggas-protection').asks('bear', 'rescue');
    attacked('sheet friggas-protection, rage 0').asks('serpent', 'action');
    attacked('rage 0').asks('serpent', 'action');
  });

  test('#224 rescuers are asked from the active player on, and the rest dies together', () => {
    const scene = new Scene(
      `wolf gimle 3 warrior, rage 1; bear gimle warrior, sheet friggas-protection; serpent gimle volur-witch,
       sheet volur-witch`,
      { age: 3 },
    );
    scene.does('wolf', 'pillage gimle');
    expect(scene.result).toBe('wolf 3+0, bear 1+0, serpent 3+0: tie');
    scene.asks('bear', 'rescue').does('bear', 'rescue warrior');
    expect(scene.at('wolf', 'valhalla')).toBe('');
    scene.asks('serpent', 'rescue').does('serpent', 'rescue retreat');
    expect([
      scene.at('wolf', 'valhalla'),
      scene.at('bear', 'gimle'),
      scene.at('serpent', 'yggdrasil'),
    ]).toEqual(['warrior warrior warrior', 'warrior', 'volur-witch']);
  });
});

describe('spectators', () => {
  test('#225 see what everybody sees', () => {
    const scene = new Scene(CLANS);
    expect(wolfTo(scene, null)).toEqual(wolfTo(scene, 2));
  });

  test('#225 see hands where the table plays so, and nobody else does', () => {
    const scene = new Scene(CLANS, { options: { spectatorHands: 'yes' } });
    expect(wolfTo(scene, null).hand).toEqual(scene.clan('wolf').hand);
    expect(wolfTo(scene, 1).hand.every(isBack)).toBe(true);
    expect(rules.mask(scene.state, null).out.every(isBack)).toBe(true);
    const quest = { do: 'quest', card: 'manheim-1' } as const;
    expect([1, null].map((viewer) => rules.face(scene.state, 0, quest, viewer))).toEqual([
      'quest back-1',
      'quest manheim-1',
    ]);
    expect(rules.face(new Scene(CLANS).state, 0, quest, null)).toBe('quest back-1');
  });
});

describe('taking back', () => {
  /** A match that starts at the scene's position. */
  function matchAt(scene: Scene): Match<never, never, never, never> {
    const record: GameRecord = {
      format: 'sanguine',
      version: 1,
      game: bloodRage.id,
      dice: { generator: 'swift', seed: 'here' },
      chapters: [
        {
          rulesVersion: bloodRage.rulesVersion,
          base: { snapshot: scene.state, row: 0, mark: '00000000' },
          rows: [],
        },
      ],
    };
    const resumed = Match.resume(bloodRage, record);
    if (!resumed.ok) throw new Error(resumed.problem);
    return resumed.match as never;
  }

  test('#226 is free for the own choice, until another player decides', () => {
    const match = matchAt(new Scene('wolf hand lord-of-hammers; bear'));
    match.submit(0, { do: 'upgrade', card: 'lord-of-hammers-1', replaces: null });
    expect(match.canUndo(0)).toBe(true);
    match.submit(0, { do: 'decline' });
    expect([match.deciders(), match.canUndo(0)]).toEqual([[1], false]);
  });

  test('#226 is free for a card chosen face down, until all are shown', () => {
    const match = matchAt(new Scene(CLANS).does('wolf', 'pillage gimle'));
    match.submit(0, { do: 'play', card: 'troll-1', late: 'never' });
    expect([match.canUndo(0), match.undo(0).ok, match.deciders()]).toEqual([true, true, [0, 1]]);
    match.submit(0, { do: 'play', card: 'tyrs-bash-1', late: 'never' });
    match.submit(1, { do: 'play', card: 'tyrs-smash-1', late: 'never' });
    expect(match.canUndo(0)).toBe(false);
  });

  test('#226 is never free once something came to light', () => {
    const match = matchAt(passAll(new Scene('wolf hand troll tyrs-bash, quests alfheim; bear')));
    match.submit(0, { do: 'hold', card: 'troll-1' });
    expect(match.canUndo(0)).toBe(false);
  });
});
