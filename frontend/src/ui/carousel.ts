import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

interface CarouselOptions {
  /** `features` shows several slides and plays by itself; `single` shows one and waits for its arrows. */
  readonly layout: 'features' | 'single';
  /** @param index of the slide in front, from 0. */
  readonly onMove: (index: number) => void;
  readonly onPlay: (playing: boolean) => void;
}

export interface Carousel {
  step(by: 1 | -1): void;
  togglePlay(): void;
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

/** Lets slides that stand side by side move round and round. With reduced motion nothing moves by itself. */
export function startCarousel(view: HTMLElement, { layout, onMove, onPlay }: CarouselOptions): Carousel {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const slides = [...view.querySelectorAll<HTMLElement>('.swiper-slide')];
  view.scrollLeft = 0;
  // Going round needs more slides than are seen at once.
  if (layout === 'features') for (const slide of slides) slide.parentElement?.append(slide.cloneNode(true));
  const swiper = new Swiper(view, {
    modules: [Autoplay],
    loop: true,
    speed: still ? 0 : 500,
    slidesPerView: 1,
    spaceBetween: 20,
    breakpoints: layouts[layout],
    watchSlidesProgress: true,
    autoplay: layout === 'features' && !still ? { delay: autoplayMs, pauseOnMouseEnter: true } : false,
    on: {
      slideChange: ({ realIndex }) => onMove(realIndex % slides.length),
      progress: hideUnseen,
      autoplayStart: () => onPlay(true),
      autoplayStop: () => onPlay(false),
    },
  });
  hideUnseen(swiper);
  onPlay(swiper.autoplay.running);
  view.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') swiper.slideNext();
    if (key === 'ArrowLeft') swiper.slidePrev();
  });
  view.addEventListener('focusin', () => swiper.autoplay.stop());
  return {
    step: (by) => {
      swiper.autoplay.stop();
      if (by === 1) swiper.slideNext();
      else swiper.slidePrev();
    },
    togglePlay: () => {
      if (swiper.autoplay.running) swiper.autoplay.stop();
      else swiper.autoplay.start();
    },
  };
}

/** Slides out of sight, copies among them, are out of reach too. */
function hideUnseen({ slides }: Swiper): void {
  for (const slide of slides) slide.inert = !slide.classList.contains('swiper-slide-visible');
}
