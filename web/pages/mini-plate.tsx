import { findBox } from '@sanguine/registry/shelf.ts';
import styles from './mini-plate.module.css';

/** A game's picture in stamp size. */
export function MiniPlate({ game, size }: { readonly game: string; readonly size: number }) {
  const box = findBox(game);
  if (box === undefined) return null;
  return (
    <span className={styles['stamp']} style={{ width: size, height: size }} aria-hidden="true">
      <box.Plate />
    </span>
  );
}
