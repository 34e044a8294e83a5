import { describe, expect, test } from 'vitest';
import { rules } from '../../rules/rules.ts';
import { Scene } from '../scene.ts';

const pieces = 'witch e1, toad e2, archer e11, realm boar';
const listening = (cards: string) =>
  new Scene(pieces).hand('soldiers', 'whisper').hand('witch', cards).does('soldiers', 'cast whisper');
/** The Witch's hand as the Soldiers see it. */
const known = (scene: Scene) => rules.mask(scene.state, scene.seat('soldiers')).blood.hand;

describe('Whisper of the Lost', () => {
  test('the Soldiers see the hand and choose a card of it to be discarded', () => {
    const scene = listening('manipulate siphon zombify').asks('soldiers', 'whisper');
    expect(scene.told('hand.seen')).toEqual([
      { e: 'hand.seen', by: 0, cards: ['manipulate', 'siphon', 'zombify'] },
    ]);
    expect(scene.moves('soldiers')).toEqual(['strip manipulate', 'strip siphon', 'strip zombify']);
    scene.does('soldiers', 'strip siphon').asks('soldiers', 'soldiers');
    expect(scene.pile('witch')).toMatchObject({ hand: ['manipulate', 'zombify'], discard: ['siphon'] });
    expect(scene.told('card.discarded')).toEqual([{ e: 'card.discarded', seat: 1, card: 'siphon' }]);
  });

  test('one they did not see is not theirs to choose, and one they must choose', () => {
    const scene = listening('manipulate');
    scene.refuses('soldiers', 'strip siphon', 'whisper.card');
    scene.refuses('soldiers', 'end', 'step.other');
  });

  test('it cannot be taken back once it was heard', () => {
    expect(listening('manipulate').revealed).toBe(true);
  });

  test('an empty hand has nothing to tell', () => {
    const scene = new Scene(pieces).hand('soldiers', 'whisper');
    scene.refuses('soldiers', 'cast whisper', 'whisper.empty');
    scene.hand('witch', 'siphon').refuses('soldiers', 'cast whisper toad', 'cast.stray');
  });

  test('what was seen is remembered while it is held; what is drawn later is not known', () => {
    const scene = listening('manipulate siphon zombify').does('soldiers', 'strip siphon');
    scene.draws('witch', 'bloodMist').does('soldiers', 'end');
    expect(scene.pile('witch').hand).toEqual(['manipulate', 'zombify', 'bloodMist']);
    expect(known(scene)).toEqual(['manipulate', 'zombify', 'hidden']);
  });

  test('a card the Witch uses or throws away is known of no more', () => {
    const scene = listening('transfuse siphon zombify').does('soldiers', 'strip siphon', 'end');
    scene.does('witch', 'cast transfuse toad 1', 'discard zombify');
    expect(known(scene)).toEqual(['hidden']);
  });

  test('of two alike, one seen and one not, either may have been used', () => {
    const scene = listening('siphon manipulate zombify').does('soldiers', 'strip siphon');
    scene.draws('witch', 'manipulate').does('soldiers', 'end').does('witch', 'cast manipulate');
    expect(scene.pile('witch').hand).toEqual(['manipulate', 'zombify']);
    expect(known(scene)).toEqual(['zombify', 'hidden']);
  });

  test('the Witch’s player knows what was seen; a spectator only that something was', () => {
    const scene = listening('manipulate siphon');
    const [seen] = scene.told('hand.seen');
    if (seen === undefined) throw new Error('nothing was seen');
    expect(rules.mask(scene.state, 1).seen).toEqual(['manipulate', 'siphon']);
    expect(rules.mask(scene.state, null)).toMatchObject({ seen: [], blood: { hand: ['hidden', 'hidden'] } });
    expect(rules.maskEvent(seen, null)).toEqual({ e: 'hand.seen', by: 0, cards: ['hidden', 'hidden'] });
    expect(rules.maskEvent(seen, 1)).toEqual(seen);
  });
});
