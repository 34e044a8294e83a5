import { SHELF } from '@sanguine/registry/shelf.ts';
import { useBoard } from '../lobby/parts.ts';

const [example] = SHELF.flatMap((box) => (box.example === undefined ? [] : [{ box, sides: box.example }]));

/** The mood of the table whose sides are shown. */
export const exampleMood = example?.box.mood;

/** The emblem of one of the two example sides, as at its own table; suspends until loaded. */
export function ExampleEmblem({ at, size }: { readonly at: 0 | 1; readonly size: number }) {
  return example === undefined ? null : <Loaded {...{ ...example, at, size }} />;
}

type LoadedProps = NonNullable<typeof example> & { readonly at: 0 | 1; readonly size: number };

function Loaded({ box, sides, at, size }: LoadedProps) {
  const { Emblem } = useBoard(box);
  return <Emblem side={sides[at]} size={size} />;
}
