import { afterEach, expect, it, vi } from 'vitest';
import { markKnown, reloadIfOutdated } from './known-visitor.ts';

const become = (who: 'known' | 'unknown') => {
  document.cookie = `is-known=1; max-age=${who === 'known' ? 100 : 0}`;
};
const isMarked = () => document.documentElement.hasAttribute('data-known');

afterEach(() => {
  become('unknown');
  markKnown(document);
});

it('marks the page of a known visitor, and no other', () => {
  markKnown(document);
  expect(isMarked()).toBe(false);
  become('known');
  markKnown(document);
  expect(isMarked()).toBe(true);
  become('unknown');
  markKnown(document);
  expect(isMarked()).toBe(false);
});

it('a page that a visitor goes back to is loaded anew once they are known, or no longer', () => {
  const reload = vi.fn();
  markKnown(document);
  reloadIfOutdated(document, reload);
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  comeBack(true);
  expect(reload).not.toHaveBeenCalled();
  become('known');
  comeBack(false); // it has just been loaded
  expect(reload).not.toHaveBeenCalled();
  comeBack(true);
  expect(reload).toHaveBeenCalledTimes(1);
  markKnown(document);
  become('unknown');
  comeBack(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
