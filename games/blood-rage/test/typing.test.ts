import { typingConformance } from '@sanguine/kernel/conformance';
import { game } from '../game.ts';
import { everyPosition } from './positions.ts';
import { GAMES } from './spoken.ts';

typingConformance(game, everyPosition(), GAMES);
