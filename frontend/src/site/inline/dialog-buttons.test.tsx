import { beforeEach, expect, it, vi } from 'vitest';
import type { StartIsland } from '../pages/islands/islands.ts';
import { openDialog } from './dialog-buttons.ts';
import { loadIsland } from './island-loader.ts';

vi.mock('./island-loader.ts', () => ({ isIslandName: () => true, loadIsland: vi.fn() }));

/** A page with two buttons, whose code arrives, or fails to, when the test says so. */
function setUp() {
  document.body.innerHTML = `
    <p><button id="one" data-opens="waitlist"></button></p>
    <p><button id="other" data-opens="ambassador"></button></p>
    <template data-dialog-failure><p role="alert">Not loaded</p></template>`;
  const loads = new Map<string, PromiseWithResolvers<StartIsland>>();
  vi.mocked(loadIsland).mockImplementation((name) => {
    const load = Promise.withResolvers<StartIsland>();
    loads.set(name, load);
    return load.promise;
  });
  const button = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
  return { one: button('one'), other: button('other'), loads };
}

const failures = () => [...document.querySelectorAll('[role=alert]')].map((each) => each.parentElement);
beforeEach(() => void vi.clearAllMocks());

it('opens the dialog once its code is there; the button is busy until then', async () => {
  const { one, loads } = setUp();
  const open = vi.fn();
  const opened = openDialog(one);
  expect(one.getAttribute('aria-busy')).toBe('true');
  loads.get('waitlist')?.resolve(open);
  await opened;
  expect(open.mock.calls).toEqual([[one]]);
  expect(one.hasAttribute('aria-busy')).toBe(false);
});

it('says beside the pressed button that its code could not be loaded, until the next press', async () => {
  const { other, loads } = setUp();
  const opened = openDialog(other);
  loads.get('ambassador')?.reject(new Error('no network'));
  await opened;
  expect(failures()).toEqual([other.parentElement]);
  expect(other.hasAttribute('aria-busy')).toBe(false);
  void openDialog(other);
  expect(failures()).toEqual([]);
});

it('opens only the last requested dialog', async () => {
  const { one, other, loads } = setUp();
  const [openOne, openOther] = [vi.fn(), vi.fn()];
  const both = Promise.all([openDialog(one), openDialog(other)]);
  loads.get('ambassador')?.resolve(openOther);
  loads.get('waitlist')?.resolve(openOne);
  await both;
  expect(openOther).toHaveBeenCalledTimes(1);
  expect(openOne).not.toHaveBeenCalled();
});

it('leaves an open dialog alone when another one could not be loaded', async () => {
  const { one, other, loads } = setUp();
  const openOther = vi.fn();
  const both = Promise.all([openDialog(one), openDialog(other)]);
  loads.get('ambassador')?.resolve(openOther);
  loads.get('waitlist')?.reject(new Error('no network'));
  await both;
  expect(openOther).toHaveBeenCalledTimes(1);
  expect(failures()).toEqual([]);
  expect(one.hasAttribute('aria-busy')).toBe(false);
});
