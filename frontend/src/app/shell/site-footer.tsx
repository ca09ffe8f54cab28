import { useSite } from '../../platform/site-context.tsx';
import { LogoMark } from '../../ui/icons.tsx';

export function SiteFooter() {
  const { brand } = useSite();
  return (
    <footer className="border-t border-line">
      <div className="wrap grid gap-8 py-12 text-small sm:grid-cols-[1fr_auto] sm:items-end">
        <div>
          <p className="flex items-center gap-2.5 text-lg font-semibold tracking-tight text-fg">
            <LogoMark size={24} />
            {brand.name}
          </p>
          <address className="mt-3 max-w-[34ch] text-fg-2 not-italic">{brand.address}</address>
        </div>
        <div className="sm:text-right">
          <a
            href={`mailto:${brand.supportEmail}`}
            className="inline-flex min-h-11 items-center break-all text-fg underline decoration-volt decoration-2 underline-offset-4"
          >
            {brand.supportEmail}
          </a>
          <p className="mt-1 text-fg-3">{brand.copyright}</p>
        </div>
      </div>
    </footer>
  );
}
