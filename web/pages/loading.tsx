import { useSay } from '../text/say.ts';
import { Drop } from './drop.tsx';
import styles from './loading.module.css';

/** Shown only if a page takes a while to load. */
export function Loading({ outage = false }: { readonly outage?: boolean }) {
  const say = useSay();
  return (
    <output className={styles['loading']}>
      <Drop size={56} />
      <span>{say(outage ? 'loading.outage' : 'loading')}</span>
    </output>
  );
}
