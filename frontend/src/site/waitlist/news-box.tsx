import type { ComponentProps } from 'react';
import { currentNewsWording, wordingText } from '@waitlist/backend/consent-wordings';
import { useSite } from '../../platform/site-context.tsx';

/** Consent to news, in the wording that is stored with it. Never preselected. */
export function NewsBox(input: ComponentProps<'input'>) {
  const { brand } = useSite();
  return (
    <label className="flex items-start gap-3 text-sm leading-relaxed text-fg-2 sm:col-span-2">
      <input type="checkbox" className="mt-1 size-4.5 shrink-0 accent-volt" {...input} />
      <span>{wordingText(currentNewsWording.text, brand.name)}</span>
    </label>
  );
}
