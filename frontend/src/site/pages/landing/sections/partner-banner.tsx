import { useSite } from '../../../../platform/site-context.tsx';
import { GrowthIcon } from '../../../../ui/icons.tsx';

export function PartnerBanner() {
  const { brand } = useSite();
  return (
    <aside aria-label="Partner" className="border-y border-line bg-ink-2/60 deferred [--height:200px]">
      <div className="wrap flex gap-5 py-10 max-sm:flex-col sm:items-center">
        <span className="grid size-14 shrink-0 place-items-center rounded-control border border-line-2 bg-ink-3 text-volt">
          <GrowthIcon size={26} />
        </span>
        <p className="text-lg leading-relaxed text-fg">
          {brand.name} is part of a software company’s startup founders programme.
          <span className="block text-small text-fg-2">
            {brand.legalName}, based at {brand.address}.
          </span>
        </p>
      </div>
    </aside>
  );
}
