import { useSite } from '../../../../platform/site-context.tsx';
import { GrowthIcon } from '../../../../ui/icons.tsx';

/** The partner whose program the product is part of, if `brand.json` names one. The server fills it in. */
export function PartnerBanner() {
  const { brand } = useSite();
  return (
    <aside
      aria-label="Partner"
      className="border-y border-line bg-ink-2/60 deferred [--height:300px] md:[--height:150px]"
    >
      <div className="wrap flex gap-5 py-10 max-sm:flex-col sm:items-center">
        %each:logos%
        {/* Light in both themes: most logos are drawn for white paper. */}
        <span className="grid h-16 w-40 shrink-0 place-items-center rounded-control bg-white p-3">
          <img
            src="%logo.file%"
            alt=""
            width="136"
            height="40"
            loading="lazy"
            className="h-10 w-34 object-contain"
          />
        </span>
        %else:logos%
        <span className="grid size-14 shrink-0 place-items-center rounded-control border border-line-2 bg-ink-3 text-volt">
          <GrowthIcon size={26} />
        </span>
        %end:logos%
        <p className="text-lg leading-relaxed text-fg">
          {brand.name} is part of %each:partners%%partner.name%%else:partners%a software
          company%end:partners%’s startup founders program.
          <span className="block text-small text-fg-2">
            {brand.legalName}, based at {brand.address}.
          </span>
        </p>
      </div>
    </aside>
  );
}
