import { expect, test, vi } from 'vitest';
import { celebrate } from './celebrate.ts';

test.each([
  [true, 0],
  [false, 1],
])('with reduced motion %s it animates %i times', (matches, times) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  const element = document.createElement('p');
  element.animate = vi.fn();
  celebrate(element);
  expect(element.animate).toHaveBeenCalledTimes(times);
});
