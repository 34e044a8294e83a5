import type { RequestProblem } from '../api/client.ts';
import { sentence } from '../api/sentence.ts';
import { DeadEnd } from '../pages/dead-end.tsx';
import { useSay } from '../text/say.ts';

export function NoTable({ problem }: { readonly problem: RequestProblem }) {
  const say = useSay();
  return <DeadEnd title={say('table.none')}>{sentence(say, problem)}</DeadEnd>;
}
