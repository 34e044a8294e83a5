import { useState } from 'react';
import { classes } from '@sanguine/ui/controls/classes.ts';
import { useWhySay } from './say.ts';
import styles from './why.module.css';

/** In the log: why a bot made the move of this line, one press away. */
export function LineWhy({ words }: { readonly words: string }) {
  const say = useWhySay();
  const [open, setOpen] = useState(false);
  return (
    <>
      {' '}
      <button
        type="button"
        className={classes(styles['ask'], styles['quiet'])}
        aria-label={say('ask.row')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {say('ask')}
      </button>
      {open ? <span className={styles['answer']}>{words}</span> : null}
    </>
  );
}
