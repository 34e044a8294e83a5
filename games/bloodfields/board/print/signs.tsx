import type { ReactNode } from 'react';
import { outlineOf } from '../look/glyphs.ts';
import css from './print.module.css';

const SIGNS = {
  cost: outlineOf('sun'),
  unique: 'M256 24L318 186L490 194L356 302L402 468L256 374L110 468L156 302L22 194L194 186Z',
  effortless: 'M300 16L96 296H228L180 496L416 196H276Z',
} as const;
type SignName = keyof typeof SIGNS;

/** A sign beside a skill, as large as its line. The legend explains it, and `label` does for readers who cannot see it. */
export function Sign({ name, label }: { readonly name: SignName; readonly label?: string }): ReactNode {
  return (
    <>
      <svg className={css['sign']} viewBox="0 0 512 512" aria-hidden="true">
        <path d={SIGNS[name]} />
      </svg>
      {label === undefined ? null : <span className="unseen">{label}</span>}
    </>
  );
}
