import { useState } from 'react';
import { ActionButton } from './action-button.tsx';
import { useWord } from './say.ts';

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const [done, setDone] = useState(false);
  const word = useWord();
  return (
    <ActionButton
      centred
      label={label}
      onPress={() => {
        void navigator.clipboard.writeText(text).then(() => setDone(true));
      }}
    >
      <span aria-live="polite">{word(done ? 'copied' : 'copy')}</span>
    </ActionButton>
  );
}
