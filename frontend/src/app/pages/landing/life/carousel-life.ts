import { startCarousel } from '../../../../ui/carousel.ts';

/** Ties a prerendered carousel's buttons and counter to the moving slides. */
export function bringCarouselToLife(element: HTMLElement): void {
  const view = element.querySelector<HTMLElement>('.carousel-view');
  const position = element.querySelector('[data-position]');
  const player = element.querySelector<HTMLElement>('[data-autoplay]');
  if (view === null) return;
  const carousel = startCarousel(view, {
    layout: element.dataset['carousel'] === 'features' ? 'features' : 'single',
    onMove: (index) => {
      if (position !== null) position.textContent = String(index + 1);
    },
    onPlay: (playing) => {
      if (player === null) return;
      player.dataset['autoplay'] = playing ? 'on' : 'off';
      player.ariaLabel = playing ? 'Pause the slides' : 'Play the slides';
    },
  });
  element.dataset['alive'] = '';
  for (const button of element.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => carousel.step(button.dataset['step'] === '1' ? 1 : -1));
  player?.addEventListener('click', () => carousel.togglePlay());
}
