import { expect, test } from 'vitest';
import { Scene } from '../scene.ts';

test('raises all three stats after a pillage the Leader stands in', () => {
  const scene = new Scene('wolf gimle leader, sheet lord-of-spears, steps 1 6 1; bear', { age: 3 }).does(
    'wolf',
    'pillage gimle',
  );
  expect([scene.steps('wolf'), scene.step]).toEqual([[2, 6, 2], 'action']);
});
