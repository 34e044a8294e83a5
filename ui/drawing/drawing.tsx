import type { Drawing } from '@sanguine/kernel';
import { DiceRows } from './dice-rows.tsx';
import styles from './drawing.module.css';
import { SceneView } from './scene-view.tsx';

/** An example beside a rule: a scene from above or dice, with a caption that says everything it shows. */
export function DrawingFigure({ drawing }: { readonly drawing: Drawing }) {
  const { caption, picture } = drawing;
  return (
    <figure className={styles['figure']}>
      {picture.kind === 'scene' ? <SceneView scene={picture} /> : <DiceRows dice={picture} />}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
