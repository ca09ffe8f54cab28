import type { Shared, ShareService } from '@waitlist/backend/referral-sharing';
import { shareTargets } from '@waitlist/backend/referral-sharing-targets';
import { LinkedInIcon, TelegramIcon, WhatsAppIcon, XIcon } from '../../ui/brand-icons.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { useVisitorIsIn } from '../platform/visitor-country.ts';
import { countOnce } from '../platform/source.ts';

/** Where most people chat by WhatsApp; ISO 3166-1 alpha-2. */
const whatsAppCountry = 'IN';

const icons = {
  WhatsApp: WhatsAppIcon,
  Telegram: TelegramIcon,
  X: XIcon,
  LinkedIn: LinkedInIcon,
  Email: MailIcon,
} as const satisfies Record<ShareService, unknown>;

/** Services to share the link by, as marks alone; but WhatsApp is a button where most people chat by it. Loaded on demand. */
export function ShareServices({ shared }: { shared: Shared }) {
  const isWhatsAppFirst = useVisitorIsIn(whatsAppCountry);
  return (
    <ul aria-label="Share your link" className="flex flex-wrap justify-center gap-2">
      {shareTargets(shared).map(({ service, href }) => {
        const Icon = icons[service];
        const isFirst = isWhatsAppFirst && service === 'WhatsApp';
        return (
          <li key={service} className={isFirst ? 'w-full' : ''}>
            <ButtonLink
              variant={isFirst ? 'plain' : 'bare'}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              title={service}
              onClick={() => countOnce('share')}
              className={isFirst ? 'w-full' : ''}
            >
              <Icon className="shrink-0" />
              <span className={isFirst ? '' : 'sr-only'}>{service}</span>
              <span className="sr-only"> (opens in a new tab)</span>
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
