import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const spell = (pieces: string) => new Scene(pieces, { turn: 'witch' }).hand('witch', 'siphon');

describe('Siphon', () => {
  test('one stone of a soldier becomes the Witch’s, above what she began with too (#34)', () => {
    const scene = spell('witch e7, archer e9').dice(3).does('witch', 'cast siphon archer');
    expect([scene.blood('witch'), scene.blood('archer')]).toEqual([10, 4]);
    expect(scene.told('blood.given')).toEqual([{ e: 'blood.given', from: 'archer', to: 'witch', count: 1 }]);
  });

  test('the last stone: the soldier is a Phantom', () => {
    const scene = spell('witch e7, archer e9 1, spearman a1').dice(6).does('witch', 'cast siphon archer');
    expect([scene.at('archer'), scene.blood('witch'), scene.state.result]).toEqual(['realm', 10, 'open']);
  });

  test('of a soldier only, not of a minion or a zombie', () => {
    const scene = spell('witch e7, wolf e8, zombie archer e9, spearman e11');
    scene.refuses('witch', 'cast siphon wolf', 'cast.soldier');
    scene.refuses('witch', 'cast siphon archer', 'cast.soldier');
    scene.refuses('witch', 'cast siphon', 'cast.soldier');
    scene.refuses('witch', 'cast siphon spearman 1', 'cast.stray');
  });
});
