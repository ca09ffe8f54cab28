const celebrationMs = 1400;

/** A quiet celebration: the element swells once and glows. None with reduced motion. */
export function celebrate(element: HTMLElement | null): void {
  if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate(
    { scale: ['0.92', '1.06', '1'], filter: ['none', 'drop-shadow(0 0 18px currentColor)', 'none'] },
    { duration: celebrationMs, easing: 'cubic-bezier(0.22, 1, 0.36, 1)' },
  );
}
