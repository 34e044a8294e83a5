import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const OTHERS = 'bear rage 0; serpent rage 0; raven rage 0';
const domain = (wolf: string, position: ConstructorParameters<typeof Scene>[1] = {}): Scene =>
  new Scene(`wolf ${wolf}; ${OTHERS}`, { age: 2, ...position });

describe("Thor's Domain", () => {
  test('#47 pillages at once for 2 Rage, in the same turn', () => {
    const scene = domain('sheet thors-domain').does('wolf', 'invade leader gimle').asks('wolf', 'domain');
    scene.does('wolf', 'accept');
    expect([scene.state.pillaged, scene.rage('wolf'), scene.glory('wolf')]).toEqual([['gimle'], 4, 5]);
    scene.asks('wolf', 'action');
  });

  test('#47 #142 comes after Succor, once', () => {
    const scene = domain('sheet thors-domain friggas-succor').does('wolf', 'invade leader gimle');
    scene.asks('wolf', 'succor').does('wolf', 'accept').asks('wolf', 'domain').does('wolf', 'decline');
    scene.asks('wolf', 'action');
    expect([scene.state.pillaged, scene.rage('wolf')]).toEqual([[], 6]);
  });

  test('#47 works in Yggdrasil after a Dark Elf has entered', () => {
    const scene = domain('sheet thors-domain dark-elf').does('wolf', 'invade dark-elf yggdrasil', 'accept');
    expect([scene.state.pillaged, scene.steps('wolf')]).toEqual([['yggdrasil'], [2, 2, 2]]);
  });

  test('#47 not after a Ship', () => {
    const scene = domain('sheet thors-domain').does('wolf', 'invade ship nw');
    scene.asks('wolf', 'action');
  });

  test('#151 not where it is pillaged already', () => {
    const clans = 'sheet thors-domain tyrs-challenge';
    const scene = domain(clans, { pillaged: 'gimle' }).does('wolf', 'invade leader gimle');
    scene.asks('wolf', 'action');
  });

  test('#162 not after a march', () => {
    const scene = domain('myrkulor leader, sheet thors-domain');
    scene.does('wolf', 'march myrkulor gimle leader').asks('wolf', 'action');
  });

  test('follows the free Invade of an upgrade as well', () => {
    const scene = domain('hand lord-of-axes, sheet thors-domain').does('wolf', 'upgrade lord-of-axes-2');
    scene.does('wolf', 'invade leader gimle').asks('wolf', 'domain');
  });
});
