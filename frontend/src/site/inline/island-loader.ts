import { logQuietly } from '../../platform/log.ts';
import { reloadForNewRelease } from '../../platform/new-release.ts';
import type { IslandName, StartIsland } from '../pages/islands/islands.ts';
import { pause } from './moments.ts';

/** Filled in by the build: the scripts of every island in the order they run, its own module last. */
declare const __ISLAND_SCRIPTS__: Readonly<Record<IslandName, readonly string[]>>;
const scripts = __ISLAND_SCRIPTS__;

/** The button of an island that was pressed last. */
let pressed: HTMLElement | null = null;

export function rememberPresses(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('[data-island] button') : null;
  });
}

const loads = new Map<IslandName, Promise<StartIsland>>();

/** Starts the island in its element, and presses what was pressed before it was there. If its code cannot be loaded, the placeholder stays, or offers to try again. */
export async function startIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset['island'];
  if (!isIslandName(name)) return;
  try {
    const start = await loadIsland(name);
    start(element);
    if (element.contains(pressed)) pressed?.click();
  } catch (error) {
    logQuietly(`island ${name} not loaded`, error);
    await offerRetry(element, name);
  }
}

/** Loads an island's code once. After a failure the next call tries again. */
export function loadIsland(name: IslandName): Promise<StartIsland> {
  const started = loads.get(name);
  if (started !== undefined) return started;
  const loading = load(name);
  loads.set(name, loading);
  loading.catch(() => loads.delete(name));
  return loading;
}

/** Puts an island's scripts into the HTTP cache; nothing is parsed or run. */
export function prefetchIsland(name: string | undefined): void {
  if (isIslandName(name)) for (const script of scripts[name]) addLink('prefetch', script);
}

export function addLink(rel: 'modulepreload' | 'prefetch' | 'manifest', href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

export const isIslandName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(scripts, name);

/** Fetches all scripts at once and runs them one by one, so that a slow phone can handle input in between. */
async function load(name: IslandName): Promise<StartIsland> {
  for (const script of scripts[name]) addLink('modulepreload', script);
  let module: unknown;
  for (const script of scripts[name]) {
    module = await import(/* @vite-ignore */ script);
    await pause();
  }
  if (!isIslandModule(module)) throw new Error(`The module of ${name} exports no start function`);
  return module.start;
}

function isIslandModule(module: unknown): module is { readonly start: StartIsland } {
  return (
    typeof module === 'object' && module !== null && 'start' in module && typeof module.start === 'function'
  );
}

/**
 * For an island that visitors wait for: a page whose code is gone is reloaded. Otherwise, shows the island's
 * `<template data-load-failure>`, whose button starts over with the placeholder.
 */
async function offerRetry(element: HTMLElement, name: IslandName): Promise<void> {
  const template = element.querySelector<HTMLTemplateElement>('template[data-load-failure]');
  if (template === null || (await reloadForNewRelease(name))) return;
  const placeholder = [...element.childNodes];
  element.replaceChildren(document.importNode(template.content, true));
  element.querySelector('button')?.addEventListener('click', () => {
    element.replaceChildren(...placeholder);
    void startIsland(element);
  });
}
