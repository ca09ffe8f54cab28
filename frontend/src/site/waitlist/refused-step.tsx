import { useEffect, useRef } from 'react';
import { useSite } from '../../platform/site-context.tsx';

/** The end for a blocked user: trying again changes nothing, writing to the team may. */
export function RefusedStep() {
  const { supportEmail } = useSite().brand;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    link.current?.focus();
  }, []);
  return (
    <p role="status" className="mt-4 leading-relaxed">
      If you think this is a mistake, write to{' '}
      <a ref={link} href={`mailto:${supportEmail}`} className="font-medium wrap-anywhere text-link">
        {supportEmail}
      </a>
      , and we’ll look into it.
    </p>
  );
}
