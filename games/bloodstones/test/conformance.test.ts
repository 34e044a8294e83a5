import { conformance } from '@sanguine/kernel/conformance';
import { endgameKit } from './kit/endgame.ts';
import { kit } from './kit/kit.ts';
import { stallKit } from './kit/stall.ts';

conformance(kit);
conformance(endgameKit);
conformance(stallKit);
