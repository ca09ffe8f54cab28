import type { PageData } from '@waitlist/backend/page-data';
import { useSite } from '../../../../platform/site-context.tsx';
import { GrowthIcon } from '../../../../ui/icons.tsx';

/** The partner whose program the product is part of, by name if `brand.json` names one. */
export function PartnerBanner({ partner }: Pick<PageData, 'partner'>) {
  const { brand } = useSite();
  return (
    <aside
      aria-label="Partner"
      className="border-t border-line bg-ink-2/60 deferred [--height:300px] md:[--height:150px]"
    >
      <div className="wrap flex gap-5 py-10 max-sm:flex-col sm:items-center">
        {partner?.logo === undefined ? (
          <span className="grid size-14 shrink-0 place-items-center rounded-control border border-line-2 bg-ink-3 text-accent">
            <GrowthIcon size={26} />
          </span>
        ) : (
          // Light in both themes: most logos are drawn for white paper.
          <span className="grid h-16 w-40 shrink-0 place-items-center rounded-control bg-white p-3">
            <img
              src={partner.logo}
              alt=""
              width="136"
              height="40"
              loading="lazy"
              className="h-10 w-34 object-contain"
            />
          </span>
        )}
        <p className="text-lg leading-relaxed text-fg">
          {brand.name} is part of {partner?.name ?? 'a software company'}’s startup founders program.
          <span className="block text-small text-fg-2">
            {brand.legalName}, based at {brand.address}.
          </span>
        </p>
      </div>
    </aside>
  );
}
