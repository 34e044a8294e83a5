import { describe, expect, test } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import { pointsFrom } from '../../rules/round/points.ts';
import { Scene } from '../scene.ts';

describe('those who fall', () => {
  test('#71 burst only once, and are paid for only once', () => {
    const scene = new Scene(
      'kessa 10,10; pike 14,10; ilmane 30,5',
      'bogmaw 11.811,10 damage 10; mossling 11.811,12; rook 30,25',
    );
    scene.rolls('skull skull skull blank blank blank deflect deflect deflect deflect blank blank');
    scene.does('south', 'activate kessa', 'attack twin-blades bogmaw');
    expect(scene.unit('bogmaw').state).toBe('destroyed');
    expect(scene.told('hits.received').map(({ unit }) => unit)).toEqual([
      '0:kessa.1',
      '0:pike.1',
      '1:mossling.1',
    ]);
    expect(scene.told('unit.destroyed').filter(({ kind }) => kind === 'bogmaw')).toHaveLength(1);
    expect(pointsFrom(scene.state, 0, 'kill')).toBe(UNIT_COSTS.bogmaw + UNIT_COSTS.mossling);
    expect(scene.unrolled).toBe(0);
  });
});
