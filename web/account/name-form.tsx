import { type FormEvent, useState } from 'react';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Field } from '@sanguine/ui/controls/field.tsx';
import { useSay } from '../text/say.ts';
import styles from './name-form.module.css';
import { rememberedName, rememberName } from './remembered-name.ts';

/** Asks only for a name, so that a guest can sit down at once. */
export function NameForm({
  title,
  action,
  busy,
  onName,
}: {
  readonly title: string;
  readonly action: string;
  readonly busy: boolean;
  readonly onName: (name: string) => void;
}) {
  const say = useSay();
  const [name, setName] = useState(rememberedName);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rememberName(name.trim());
    if (!busy) onName(name.trim());
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <Field
        className={styles['name']}
        label={title}
        value={name}
        required
        maxLength={24}
        pattern=".*\S.*"
        autoComplete="nickname"
        note={say('name.note')}
        onChange={setName}
      />
      <ActionButton kind="go" type="submit" centred>
        {action}
      </ActionButton>
    </form>
  );
}
