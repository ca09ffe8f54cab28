import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

interface CarouselOptions {
  /** `features` shows several slides and plays automatically; `single` shows one and waits for its arrows. */
  readonly layout: 'features' | 'single';
  /** @param index of the front slide, from 0. @param count how many slides take turns. */
  readonly onMove: (index: number, count: number) => void;
  readonly onPlay: (playing: boolean) => void;
}

export interface Carousel {
  step(by: 1 | -1): void;
  togglePlay(): void;
  /** From now on, only these slides, at least one, in this order. */
  show(slides: readonly HTMLElement[]): void;
}

const autoplayMs = 2000;
const layouts = {
  features: {
    640: { slidesPerView: 1, spaceBetween: 20 },
    768: { slidesPerView: 2, spaceBetween: 40 },
    1024: { slidesPerView: 3.5, spaceBetween: 50 },
  },
  single: { 640: { slidesPerView: 1, spaceBetween: 20 }, 1024: { slidesPerView: 1, spaceBetween: 30 } },
};

/** Makes a row of slides loop endlessly. With reduced motion, nothing moves by itself. */
export function startCarousel(view: HTMLElement, { layout, onMove, onPlay }: CarouselOptions): Carousel {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let count = view.querySelectorAll('.swiper-slide').length;
  const options: SwiperOptions = {
    modules: [Autoplay],
    loop: true,
    speed: still ? 0 : 500,
    slidesPerView: 1,
    spaceBetween: 20,
    breakpoints: layouts[layout],
    watchSlidesProgress: true,
    autoplay: layout === 'features' && !still ? { delay: autoplayMs, pauseOnMouseEnter: true } : false,
    on: {
      slideChange: ({ realIndex }) => onMove(realIndex % count, count),
      progress: hideUnseen,
      autoplayStart: () => onPlay(true),
      autoplayStop: () => onPlay(false),
    },
  };
  const begin = (): Swiper => {
    view.scrollLeft = 0;
    const swiper = new Swiper(view, options);
    hideUnseen(swiper);
    return swiper;
  };
  // Looping needs more slides than are visible at once.
  if (layout === 'features')
    for (const slide of [...view.querySelectorAll<HTMLElement>('.swiper-slide')])
      slide.parentElement?.append(slide.cloneNode(true));
  let current = begin();
  onPlay(current.autoplay.running);
  view.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') current.slideNext();
    if (key === 'ArrowLeft') current.slidePrev();
  });
  view.addEventListener('focusin', () => current.autoplay.stop());
  return {
    step: (by) => {
      current.autoplay.stop();
      if (by === 1) current.slideNext();
      else current.slidePrev();
    },
    togglePlay: () => {
      if (current.autoplay.running) current.autoplay.stop();
      else current.autoplay.start();
    },
    show: (slides) => {
      const { wrapperEl } = current;
      current.destroy(true, true);
      wrapperEl.replaceChildren(...slides);
      for (const slide of slides) slide.inert = false;
      count = slides.length;
      current = begin();
      onMove(0, count);
    },
  };
}

/** Slides out of view, including copies, cannot be focused. */
function hideUnseen({ slides }: Swiper): void {
  for (const slide of slides) slide.inert = !slide.classList.contains('swiper-slide-visible');
}
