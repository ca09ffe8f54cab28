import type { ReactNode } from 'react';
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '../../../../ui/icons.tsx';

interface CarouselFrameProps {
  /** Which carousel it is to the code that brings it to life. */
  kind: 'features' | 'single';
  label: string;
  slides: readonly { readonly name: string; readonly content: ReactNode }[];
}

const roundButton =
  'grid size-12 place-items-center rounded-full border border-line-2 text-fg transition-colors hover:bg-ink-3';

/**
 * Slides side by side, to be scrolled by hand. Once somebody comes near, code takes over: arrows, keyboard, loop and,
 * for the features, autoplay with a pause button. The buttons need that code and are not there without scripting.
 */
export function CarouselFrame({ kind, label, slides }: CarouselFrameProps) {
  return (
    <div
      data-carousel={kind}
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      className="carousel"
    >
      <div
        className={`carousel-view carousel-${kind}`}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={`${label}, slides`}
      >
        <div className="swiper-wrapper">
          {slides.map(({ name, content }, index) => (
            <div
              key={name}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              className="swiper-slide"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className="needs-script mt-6 flex items-center gap-3">
        <button type="button" data-step="-1" aria-label={`Previous: ${label}`} className={roundButton}>
          <ArrowLeftIcon size={18} />
        </button>
        <button type="button" data-step="1" aria-label={`Next: ${label}`} className={roundButton}>
          <ArrowRightIcon size={18} />
        </button>
        {kind === 'features' && (
          <button
            type="button"
            data-autoplay="off"
            aria-label="Play the slides"
            className={`group ${roundButton}`}
          >
            <PauseIcon size={18} className="hidden group-data-[autoplay=on]:block" />
            <PlayIcon size={18} className="group-data-[autoplay=on]:hidden" />
          </button>
        )}
        <p className="figures ml-2 text-sm text-fg-3">
          <span data-position>1</span> / {slides.length}
        </p>
      </div>
    </div>
  );
}
