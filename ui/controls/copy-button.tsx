import { useState } from 'react';
import { ActionButton } from './action-button.tsx';
import { copied } from './copied.ts';
import { useWord } from './say.ts';

/** Copies a text to the clipboard and says so, or says that it must be copied by hand. */
export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const [says, setSays] = useState<'copy' | 'copied' | 'uncopied'>('copy');
  const word = useWord();
  return (
    <ActionButton
      centred
      label={label}
      onPress={() => {
        void copied(text).then((done) => setSays(done ? 'copied' : 'uncopied'));
      }}
    >
      <span aria-live="polite">{word(says)}</span>
    </ActionButton>
  );
}
