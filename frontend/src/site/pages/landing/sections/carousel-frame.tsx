import type { ReactNode } from 'react';
import { island } from '../../islands/islands.ts';
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '../../../../ui/icons.tsx';

interface CarouselFrameProps {
  kind: 'features' | 'single';
  /** Another island starts it. */
  isControlled?: boolean;
  label: string;
  /** A caveat about the slides' content. */
  note?: string;
  /** `tag` is for the event filter. */
  slides: readonly { readonly name: string; readonly tag?: string; readonly content: ReactNode }[];
}

const roundButton =
  'grid size-12 place-items-center rounded-full border border-fg/25 bg-ink/30 text-fg transition-colors hover:bg-ink-3';

/**
 * Slides side by side, which can be scrolled by hand. The island adds arrows, keyboard control, looping and, for the
 * features, autoplay with a pause button. Without scripts, the buttons are hidden.
 */
export function CarouselFrame({ kind, isControlled = false, label, note, slides }: CarouselFrameProps) {
  return (
    <div
      {...(!isControlled && island('carousel', '300px'))}
      data-carousel={kind}
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      className="carousel"
    >
      <div
        className={`carousel-view carousel-${kind}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={`${label}, slides`}
      >
        <div className="swiper-wrapper">
          {slides.map(({ name, tag, content }, index) => (
            <div
              key={name}
              data-tagged={tag}
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
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 sm:mt-6">
        <div className="needs-script flex items-center gap-3 print:hidden">
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
          <p className="figures ml-2 text-sm text-fg-2">
            <span data-position>1</span> / <span data-total>{slides.length}</span>
          </p>
        </div>
        {note !== undefined && <p className="text-caption text-fg-2 sm:ml-auto">{note}</p>}
      </div>
    </div>
  );
}
