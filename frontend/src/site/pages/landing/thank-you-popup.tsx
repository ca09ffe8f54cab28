import { useSite } from '../../../platform/site-context.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';

const popupId = 'thank-you';

/** News for early users. A native popover: it opens and closes before any script has loaded. */
export function ThankYouPopup() {
  const { brand } = useSite();
  const title = `Thank You for the Amazing Response for ${brand.name}!`;
  return (
    <>
      <button
        type="button"
        popoverTarget={popupId}
        className="-ml-2 min-h-8 rounded-full px-2 text-fg-2 underline decoration-line-3 underline-offset-4 transition-colors hover:text-fg"
      >
        A note to our early users
      </button>
      <div
        id={popupId}
        popover="auto"
        role="dialog"
        aria-labelledby={`${popupId}-title`}
        className="popup card p-6 text-base font-normal text-fg-2 sm:p-8"
      >
        <h2 id={`${popupId}-title`} className="pr-12 text-2xl leading-tight">
          {title}
        </h2>
        <p className="mt-4 leading-relaxed">
          Our 7-day rollout drew hundreds of signups. Technical upgrades are under way, and the platform will
          reopen soon.
        </p>
        <button
          type="button"
          popoverTarget={popupId}
          popoverTargetAction="hide"
          className="mt-6 min-h-12 w-full rounded-control bg-accent font-semibold text-accent-ink transition-colors hover:bg-accent-2"
        >
          Got it!
        </button>
        <button
          type="button"
          popoverTarget={popupId}
          popoverTargetAction="hide"
          aria-label="Close"
          className="absolute top-4 right-4 grid size-11 place-items-center rounded-control text-fg-3 hover:bg-ink-3 hover:text-fg"
        >
          <CloseIcon />
        </button>
      </div>
    </>
  );
}
