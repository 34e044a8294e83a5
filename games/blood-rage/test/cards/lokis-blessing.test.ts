import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe("Loki's Blessing", () => {
  const LOSER = 'bear gimle warrior, sheet lokis-blessing; serpent; raven';

  test('#81 a Warrior enters the province of a lost battle for nothing, after a tie as well', () => {
    const scene = new Scene(`wolf gimle warrior; ${LOSER}`).does('wolf', 'pillage gimle');
    scene.asks('bear', 'blessing').does('bear', 'accept');
    expect([scene.at('bear', 'gimle'), scene.rage('bear')]).toEqual(['warrior', 6]);
    scene.asks('bear', 'action');
  });

  test('may be declined', () => {
    const scene = new Scene(`wolf gimle leader; ${LOSER}`)
      .does('wolf', 'pillage gimle')
      .does('bear', 'decline');
    expect(scene.at('bear', 'gimle')).toBe('');
  });

  test('is not for winners', () => {
    const scene = new Scene('wolf gimle warrior; bear gimle leader, sheet lokis-blessing; serpent; raven');
    expect(scene.does('wolf', 'pillage gimle').step).toBe('action');
  });

  test('#146 not into Yggdrasil', () => {
    const scene = new Scene(
      'wolf yggdrasil leader; bear yggdrasil warrior, sheet lokis-blessing; serpent; raven',
    );
    expect(scene.does('wolf', 'pillage yggdrasil').step).toBe('action');
  });

  test('#147 for a Ship that fought alone', () => {
    const scene = new Scene('wolf gimle leader; bear nw ship, sheet lokis-blessing; serpent; raven');
    scene.does('wolf', 'pillage gimle').asks('bear', 'blessing');
  });

  test('#144 not at the limit of the Horns: with the figure saved there is no room, with the fallen there is', () => {
    const beaten = (rescue: string): Scene =>
      new Scene(
        `wolf gimle leader; bear gimle warrior, angerboda 3 warrior, sheet lokis-blessing friggas-protection, steps 1 1 1;
         serpent; raven`,
        { age: 2 },
      )
        .does('wolf', 'pillage gimle')
        .does('bear', rescue);
    beaten('rescue warrior').asks('bear', 'action');
    beaten('rescue').asks('bear', 'blessing');
  });

  test('#144 #145 the dead of this battle make room, but cannot come back by it', () => {
    const none = new Scene(
      'wolf gimle leader, hand tyrs-smite; bear gimle 4 warrior, valhalla 4 warrior, sheet lokis-blessing; serpent; raven',
    ).does('wolf', 'pillage gimle');
    expect([none.step, none.count('bear', 'warrior', 'valhalla')]).toEqual(['action', 8]);
    const full = new Scene(
      'wolf gimle leader, hand tyrs-smite; bear gimle 4 warrior, sheet lokis-blessing, steps 1 1 1; serpent; raven',
    ).does('wolf', 'pillage gimle');
    full.asks('bear', 'blessing');
  });

  test('#148 Succor may follow it', () => {
    const scene = new Scene(
      'wolf gimle leader; bear gimle warrior, sheet lokis-blessing friggas-succor; serpent; raven',
    ).does('wolf', 'pillage gimle');
    scene.does('bear', 'accept').asks('bear', 'succor').does('bear', 'accept');
    expect(scene.at('bear', 'gimle')).toBe('warrior warrior');
  });

  test("#149 #150 Thor's Domain may follow in the own turn, as often as it is paid for", () => {
    const scene = new Scene(
      'wolf gimle warrior, sheet lokis-blessing thors-domain, rage 4; bear gimle leader; serpent; raven',
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    scene.does('wolf', 'accept').asks('wolf', 'domain').does('wolf', 'accept');
    expect([scene.result, scene.rage('wolf')]).toEqual(['wolf 1+0, bear 3+0: bear', 2]);
    scene.does('wolf', 'accept').asks('wolf', 'domain').does('wolf', 'accept');
    scene.does('wolf', 'accept').asks('bear', 'action');
    expect(scene.rage('wolf')).toBe(0);
  });

  test("#149 not in another's turn, though nobody has pillaged the province", () => {
    const scene = new Scene(
      'wolf gimle warrior; bear gimle warrior, sheet lokis-blessing thors-domain; serpent; raven',
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    expect([scene.result, scene.state.pillaged]).toEqual(['wolf 1+0, bear 1+0: tie', []]);
    scene.does('bear', 'accept').asks('bear', 'action');
  });
});
