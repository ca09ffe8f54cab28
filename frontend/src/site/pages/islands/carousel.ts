import { reportUnhandledErrors } from '../../../platform/report-error.ts';
import { startCarousel, type Carousel } from '../../../ui/carousel.ts';

reportUnhandledErrors();

/** Starts a carousel of the page. */
export function start(element: HTMLElement): void {
  controlCarousel(element);
}

/** Connects a carousel's buttons and counter to its slides. Null when the element holds no slides. */
export function controlCarousel(element: HTMLElement): Carousel | null {
  const view = element.querySelector<HTMLElement>('.carousel-view');
  const position = element.querySelector('[data-position]');
  const total = element.querySelector('[data-total]');
  const player = element.querySelector<HTMLElement>('[data-autoplay]');
  if (view === null) return null;
  const carousel = startCarousel(view, {
    layout: element.dataset['carousel'] === 'features' ? 'features' : 'single',
    onMove: (index, count) => {
      if (position !== null) position.textContent = String(index + 1);
      if (total !== null) total.textContent = String(count);
    },
    onPlay: (playing) => {
      if (player === null) return;
      player.dataset['autoplay'] = playing ? 'on' : 'off';
      player.ariaLabel = playing ? 'Pause the slides' : 'Play the slides';
    },
  });
  element.dataset['started'] = '';
  for (const button of element.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => carousel.step(button.dataset['step'] === '1' ? 1 : -1));
  player?.addEventListener('click', () => carousel.togglePlay());
  return carousel;
}
