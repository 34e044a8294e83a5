import { golden } from '../golden.ts';
import { perftProblem } from '../perft.ts';
import type { Check } from './check.ts';

/** What was written down once still comes out the same. */
export function fixtures(): Check {
  return {
    name: 'golden',
    close(kit, report) {
      for (const entry of kit.golden ?? []) {
        const problem = golden(kit.rules, entry);
        if (problem !== null) report(`${entry.name}: ${problem}`);
      }
      for (const entry of kit.perft ?? []) {
        const problem = perftProblem(kit.rules, entry);
        if (problem !== null) report(`${entry.name}: ${problem}`);
      }
    },
  };
}
