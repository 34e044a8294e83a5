import { useSay } from '../text/say.ts';
import styles from './page.module.css';
import type { Request } from './request.ts';

/** The result of a form. */
export function Outcome({ request: { done, problem } }: { readonly request: Request }) {
  const say = useSay();
  return (
    <output className={styles[problem === null ? 'done' : 'problem']}>
      {problem ?? (done ? say('account.done') : '')}
    </output>
  );
}
