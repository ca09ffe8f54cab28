import type { PreviewMessageQuery } from '../../generated/office.ts';
import { counted } from './format.ts';

type TextMessage = NonNullable<PreviewMessageQuery['previewMessage']['textMessage']>;

/** The text message sent instead of the email, and how many parts it costs. */
export function TextMessage({ message }: { message: TextMessage }) {
  const { text, units, segments } = message;
  return (
    <section className="mt-4" aria-label="Text message">
      <h3 className="text-sm font-medium text-fg">Text message</h3>
      <p className="text-caption text-fg-3">
        For users who verified a phone number instead of an email address. Templates don’t change it.
      </p>
      <p className="mt-1.5 max-w-96 rounded-xl rounded-bl-sm bg-ink-3 px-3.5 py-2.5 wrap-anywhere text-fg">
        {text}
      </p>
      <p className="mt-1.5 text-caption text-fg-2">
        {`${counted(units, 'character', 'characters')}, sent and charged as ${counted(segments, 'segment', 'segments')} (${alphabets[message.encoding]})`}
      </p>
    </section>
  );
}

const alphabets: Readonly<Record<TextMessage['encoding'], string>> = {
  GSM_7: 'GSM-7: 160 fit in one, 153 in each of several',
  UCS_2: 'UCS-2, because of a special character: 70 fit in one, 67 in each of several',
};
