import { useSite } from '../../platform/site-context.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';

/** To the product itself. In the bar, the first one has no border. */
export function WebAppLinks({ inBar = false }: { inBar?: boolean }) {
  const { webAppUrl } = useSite();
  return (
    <>
      <ExternalLink href={webAppUrl} {...(inBar && { variant: 'bare', className: 'min-h-11 px-4' })}>
        Sign In
      </ExternalLink>
      <ExternalLink href={`${webAppUrl}/signUp`} {...(inBar && { className: 'min-h-11' })}>
        Sign Up
      </ExternalLink>
    </>
  );
}
