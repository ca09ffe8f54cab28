import { useSite } from '../../platform/site-context.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';

/** To the product itself. In the bar, the first one has no border. */
export function WebAppLinks({ inBar = false }: { inBar?: boolean }) {
  const { webAppUrl } = useSite();
  return (
    <>
      <ExternalLink
        href={webAppUrl}
        {...(inBar ? { look: 'quiet', className: 'min-h-11 px-4' } : { look: 'ghost' })}
      >
        Sign In
      </ExternalLink>
      <ExternalLink href={`${webAppUrl}/signUp`} look="ghost" {...(inBar && { className: 'min-h-11' })}>
        Sign Up
      </ExternalLink>
    </>
  );
}
