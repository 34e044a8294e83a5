import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../text/say.ts';
import { readCode } from '../lobby/code.ts';
import styles from './join-box.module.css';

/** Field for the six-letter code of a table. */
export function JoinBox({ onGone }: { readonly onGone: () => void }) {
  const say = useSay();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(text === '' ? '/join' : `/join/${readCode(text)}`);
    setText('');
    onGone();
  };
  return (
    <form className={styles['box']} onSubmit={submit}>
      <label className={styles['label']} htmlFor="join-code">
        {say('nav.join')}
      </label>
      <input
        id="join-code"
        className={styles['code']}
        value={text}
        placeholder="_ _ _ _ _ _"
        maxLength={12}
        size={6}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={styles['go']} aria-label={say('join.go')}>
        <svg width="16" height="12" viewBox="0 0 16 12" aria-hidden="true">
          <path d="M0 6h14M9 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </form>
  );
}
