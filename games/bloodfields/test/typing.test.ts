import { typingConformance } from '@sanguine/kernel/conformance';
import { everyScene } from './positions.ts';
import { game, GAMES } from './spoken.ts';

typingConformance(
  game,
  everyScene().map(({ state }) => state),
  GAMES,
);
