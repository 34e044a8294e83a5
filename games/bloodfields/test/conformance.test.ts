import { conformance } from '@sanguine/kernel/conformance';
import { kit } from './kit/kit.ts';

conformance(kit);
