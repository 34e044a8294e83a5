import { useState } from 'react';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { useObservable } from '@sanguine/ui/observable/use-observable.ts';
import { useSay } from '../text/say.ts';
import { newVersion } from './new-version.ts';
import styles from './update-bar.module.css';

/** Offers a new version without interrupting. */
export function UpdateBar() {
  const takeOver = useObservable(newVersion);
  const [later, setLater] = useState(false);
  const say = useSay();
  if (takeOver === null || later) return null;
  return (
    <output className={styles['bar']} data-ground="tray">
      <span>{say('update.ready')}</span>
      <ActionButton kind="go" centred onPress={takeOver}>
        {say('update.load')}
      </ActionButton>
      <ActionButton kind="ghost" centred onPress={() => setLater(true)}>
        {say('update.later')}
      </ActionButton>
    </output>
  );
}
