import { commitment, type Dice, digest, houseSalt } from '@sanguine/kernel';

/**
 * The dice of a play-out, from its seed alone. Proven dice are made as at a table whose players gave no salt, except that the
 * seed gives the secret: they show how a proof works, and promise nobody anything.
 */
export function playoutDice(generator: Dice['generator'], seed: string, seats: number): Dice {
  if (generator === 'swift') return { generator, seed };
  const secret = digest(`secret of ${seed}`);
  const promised = commitment(secret);
  return { generator, secret, salts: Array.from({ length: seats }, (_, seat) => houseSalt(promised, seat)) };
}
