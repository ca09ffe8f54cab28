import { sitePaths } from '../platform/site-paths.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';

/** Shown in every dialog in which a visitor commits to something. */
export function SmallPrint({ className }: { className?: string }) {
  return (
    <p className={`text-sm leading-relaxed text-fg-3 ${className ?? ''}`}>
      By continuing you accept our{' '}
      <NewTabLink href={sitePaths.termsAndConditions}>terms and conditions</NewTabLink> and our{' '}
      <NewTabLink href={sitePaths.privacyPolicy}>privacy policy</NewTabLink>, and agree to receive a
      verification code. Rankings can change at any time.
    </p>
  );
}
