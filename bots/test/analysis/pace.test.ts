import { expect, test } from 'vitest';
import { Pace } from '../../analysis/pace.ts';

test('parts share the time that is left until their deadline, and what one leaves goes to the others', () => {
  let left = 1000;
  const pace = new Pace(() => left);
  const first = pace.part(0.5, 5);
  left = 901;
  expect(first()).toBe(false);
  left = 899;
  expect(first()).toBe(true);
  left = 980;
  const second = pace.part(0.5, 4);
  left = 861;
  expect([second(), pace.within(0.2)]).toEqual([false, true]);
  left = 859;
  expect(second()).toBe(true);
});

test('without a clock nobody is late', () => {
  const pace = new Pace();
  expect([pace.part(0, 1)(), pace.within(0)]).toEqual([false, true]);
});
