import { type Remote, wrap } from 'comlink';
import type { Office } from '../worker/office.ts';

let opened: Remote<Office> | null = null;

/** The page's one worker, started when it is first needed. */
export function office(): Remote<Office> {
  opened ??= wrap<Office>(
    new Worker(new URL('../worker/office.ts', import.meta.url), { type: 'module', name: 'office' }),
  );
  return opened;
}
