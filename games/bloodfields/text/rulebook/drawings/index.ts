import type { Drawing, Locale } from '@sanguine/kernel';
import { lengthText } from '../../measures.ts';
import { captionOf } from './captions.ts';
import { CHARGES } from './charges.ts';
import { DICE } from './dice.ts';
import type { DiceExample, SceneExample } from './example.ts';
import { PLACES } from './places.ts';
import { SHOTS } from './shots.ts';
import { SIGHTS } from './sights.ts';
import { Stage } from './stage.ts';

export const SCENES: readonly SceneExample[] = [...PLACES, ...CHARGES, ...SIGHTS, ...SHOTS];

function sceneDrawing(locale: Locale, example: SceneExample): Drawing {
  const { id, frame } = example;
  const stage = new Stage(example, frame);
  const { marks, ghosts = [], lengths = {} } = example.show(stage, locale);
  const told = Object.entries(lengths).map(([name, mil]) => [name, lengthText(locale, mil)]);
  return {
    id,
    caption: captionOf(locale, id, Object.fromEntries(told)),
    picture: {
      kind: 'scene',
      width: frame.width,
      height: frame.height,
      areas: stage.areas(locale),
      bases: [...stage.bases(locale), ...ghosts],
      marks,
    },
  };
}

function diceDrawing(locale: Locale, { id, show }: DiceExample): Drawing {
  const { dice, counts } = show(locale);
  return { id, caption: captionOf(locale, id, counts), picture: dice };
}

/** The examples of a section, drawn from the rules themselves; undefined if it has none. */
export function drawingsOf(locale: Locale, section: string): readonly Drawing[] | undefined {
  const drawings = [
    ...SCENES.filter((one) => one.section === section).map((one) => sceneDrawing(locale, one)),
    ...DICE.filter((one) => one.section === section).map((one) => diceDrawing(locale, one)),
  ];
  return drawings.length === 0 ? undefined : drawings;
}
