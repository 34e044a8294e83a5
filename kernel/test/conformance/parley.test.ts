import { conformance } from '../../conformance/index.ts';
import { parleyKit } from './toy/kit.ts';

conformance(parleyKit);
