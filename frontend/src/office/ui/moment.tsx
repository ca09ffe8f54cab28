import { momentTexts } from './format.ts';

interface MomentProps {
  /** ISO 8601. */
  at: string;
  /** Whether to show the time, too. */
  withTime?: boolean;
}

/** A day, UTC, or a time in the reader's own time zone; to the second and with the time zone on hover. */
export function Moment({ at, withTime = false }: MomentProps) {
  const { text, title } = momentTexts(at, withTime);
  return (
    <time dateTime={at} title={title} className="whitespace-nowrap">
      {text}
    </time>
  );
}
