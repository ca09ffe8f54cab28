import { createContext, type ReactNode, use } from 'react';
import type { LiveData } from '@waitlist/backend/page-data';
import { useSite } from '../../platform/site-context.tsx';
import type { LegalSection } from './legal-document.ts';
import { legalPages } from './legal-pages.ts';

/** Words in the legal pages that differ from site to site, or occur in more than one text. */

/** The product, by its name. */
export function Product() {
  return useSite().brand.name;
}

/** The company behind the product, by its legal name. */
export function Provider() {
  return useSite().brand.legalName;
}

export function ProviderAddress() {
  return useSite().brand.address;
}

export function SupportEmail() {
  const { supportEmail } = useSite().brand;
  return (
    <a href={`mailto:${supportEmail}`} className="break-all">
      {supportEmail}
    </a>
  );
}

/** The last section of every page. */
export const contactSection: LegalSection = {
  id: 'contact',
  title: 'Contact',
  text: (
    <p>
      <Provider />, <ProviderAddress />. Email: <SupportEmail />.
    </p>
  ),
};

export function LinkTo({ page, section }: { page: keyof typeof legalPages; section?: string }) {
  const { path, title } = legalPages[page];
  return <a href={section === undefined ? path : `${path}#${section}`}>{title}</a>;
}

const captchas = {
  TURNSTILE: { company: 'Cloudflare', policy: 'https://www.cloudflare.com/privacypolicy/' },
  HCAPTCHA: { company: 'hCaptcha', policy: 'https://www.hcaptcha.com/privacy' },
} as const;

type Captcha = (typeof captchas)[keyof typeof captchas];

/** What is only true of sites that may ask visitors to solve a captcha. */
export function WithCaptcha({ children }: { children: (captcha: Captcha) => ReactNode }) {
  const { captcha } = useSite();
  return captcha !== undefined && children(captchas[captcha]);
}

/** What is only true of sites that keep where visitors come from. */
export function WithSources({ children }: { children: ReactNode }) {
  return useSite().keepsSources && children;
}

/** How long users without activity are kept; null: for good. */
export const RetentionTerms = createContext<LiveData['retention']>(null);

/** What is only true while users without activity are erased. */
export function WithRetention({
  children,
}: {
  children: (terms: NonNullable<LiveData['retention']>) => ReactNode;
}) {
  const terms = use(RetentionTerms);
  return terms !== null && children(terms);
}

/** A list of names and descriptions. */
export function Terms({ children }: { children: ReactNode }) {
  return <dl>{children}</dl>;
}

export function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
