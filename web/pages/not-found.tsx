import { useSay } from '../text/say.ts';
import { DeadEnd } from './dead-end.tsx';

export function NotFound() {
  const say = useSay();
  return <DeadEnd title={say('missing.title')}>{say('missing.text')}</DeadEnd>;
}
