import type { ReactNode } from 'react';

interface IconProps {
  size?: number;
  className?: string;
}

/** Line icons on a 20 unit grid. All of them decorate: the text beside them says what they mean. */
function Icon({ size = 20, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** An icon of one line. @param d on the grid of 20 units */
export const path = (d: string) =>
  function PathIcon(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={d} />
      </Icon>
    );
  };

export const ArrowRightIcon = path('M3.5 10h13M11 4.5l5.5 5.5-5.5 5.5');
export const ArrowLeftIcon = path('M16.5 10h-13M9 4.5L3.5 10 9 15.5');
export const CheckIcon = path('M4 10.5l4 4 8-9');
export const ChevronDownIcon = path('M5 7.5l5 5 5-5');
export const ChevronLeftIcon = path('M12.5 5l-5 5 5 5');
export const ChevronRightIcon = path('M7.5 5l5 5-5 5');
export const FirstIcon = path('M14.5 5l-5 5 5 5M5.5 5v10');
export const LastIcon = path('M5.5 5l5 5-5 5M14.5 5v10');
export const CloseIcon = path('M4.5 4.5l11 11M15.5 4.5l-11 11');
export const CopyIcon = path('M7.5 7.5h9v9h-9zM4 12.5H3.5v-9h9V4');
export const EditIcon = path('M3.5 16.5l.8-3.7 8.9-8.9 2.9 2.9-8.9 8.9zM11.3 5.8l2.9 2.9');
export const TrashIcon = path('M4 5.5h12M8 5.5v-2h4v2M5.5 5.5l.8 11h7.4l.8-11M8.5 8.5v5M11.5 8.5v5');
export const GripIcon = path('M7.5 5v.1M12.5 5v.1M7.5 10v.1M12.5 10v.1M7.5 15v.1M12.5 15v.1');
export const MenuIcon = path('M3 6.5h14M3 13.5h14');
export const SearchIcon = path('M9 14.5a5.5 5.5 0 100-11 5.5 5.5 0 000 11zM13 13l4 4');
export const ShareIcon = path('M10 12.5V3M6.5 6L10 2.5 13.5 6M5.5 9.5h-2v8h13v-8h-2');
export const AlertIcon = path('M10 17.5a7.5 7.5 0 100-15 7.5 7.5 0 000 15zM10 6v4.5M10 13.6v.1');
export const PeopleIcon = path(
  'M7.5 9.5a3 3 0 100-6 3 3 0 000 6zM2 16.5c.3-3 2.3-5 5.5-5s5.2 2 5.5 5M13 3.9a3 3 0 010 5.2M14.8 11.9c1.9.6 3 2.2 3.2 4.6',
);
export const PlusIcon = path('M10 3v14M3 10h14');
export const PauseIcon = path('M7 4.5v11M13 4.5v11');
export const PlayIcon = path('M6 4l9 6-9 6z');
export const RocketIcon = path(
  'M8 12l-2 4 4-2M8 12c0-5 3-9 8.5-9C16.5 8.5 13 12 8 12zM8 12l2 2M12.5 7.5v.1M5.5 12.5L3 15',
);
export const GlobeIcon = path(
  'M10 17.5a7.5 7.5 0 100-15 7.5 7.5 0 000 15zM2.5 10h15M10 2.5c2.2 2 3.3 4.6 3.3 7.5s-1.1 5.5-3.3 7.5c-2.2-2-3.3-4.6-3.3-7.5S7.8 4.5 10 2.5z',
);
export const ShieldIcon = path(
  'M10 2.5l6 2.3v4.7c0 3.7-2.5 6.4-6 8-3.5-1.6-6-4.3-6-8V4.8zM7.3 9.8l2 2 3.5-3.8',
);
export const DownloadIcon = path('M10 3v9.5M6.5 9.5L10 13l3.5-3.5M3.5 16.5h13');
export const QrIcon = path(
  'M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2M17 12v2M14.5 14.5v2.5M12 17h.1M17 17h.1',
);
export const MailIcon = path('M2.5 4.5h15v11h-15zM2.5 5.5L10 11l7.5-5.5');
export const XIcon = path('M3.5 3.5h3l10 13h-3zM16 3.5L11 9.2M9 11l-5 5.5');
export const LinkedInIcon = path(
  'M2.5 2.5h15v15h-15zM6.2 9v5M6.2 6.2v.1M9.6 14V9M9.6 11.6c0-3.4 4.2-3.4 4.2-.4V14',
);
export const TelegramIcon = path('M2.5 9.8l15-6.3-2.6 13-5-3.6-2.6 2.6-.6-4.6zM6.7 10.9L14.5 6l-4.6 6.9');
export const WhatsAppIcon = path(
  'M2.8 17.2l1.1-3.8a7.4 7.4 0 112.8 2.7zM7.4 6.8c-.5 3 2.6 6 5.6 5.7l.5-1.6-1.8-.8-.8.9c-1-.4-1.6-1-2-2l.9-.8-.8-1.8z',
);
export const RankIcon = path('M3.5 16.5v-4M8 16.5v-7M12.5 16.5V6M17 16.5v-13');

/** Turns while something is under way. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <Icon size={size} className="spin">
      <path d="M10 2.5a7.5 7.5 0 107.5 7.5" />
    </Icon>
  );
}

export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 28 28" fill="none">
      <rect width="28" height="28" rx="8" fill="var(--color-volt)" />
      <path
        d="M6 18.5l5-6 4 4 7-9"
        stroke="var(--color-volt-ink)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
