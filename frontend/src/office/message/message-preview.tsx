import { PreviewMessageDocument } from '../../generated/office.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { Notice } from '../../ui/notice.tsx';
import { useDetail } from '../platform/use-detail.ts';
import { MailFrame } from '../ui/mail-frame.tsx';
import { TextMessage } from '../ui/text-message.tsx';
import type { TemplateValues } from './use-template-form.ts';
import { Panel } from '../ui/panel.tsx';

const settleMs = 400;

/**
 * What an example user would get, as HTML and as text, rendered by the server. The last valid one stays while a text
 * has faults.
 */
export function MessagePreview({ values: { kind, subject, preheader, body } }: { values: TemplateValues }) {
  const input = useDebounced({ kind, subject, preheader, body }, settleMs);
  const { data, previousData, error } = useDetail(PreviewMessageDocument, {
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  const shown = (data ?? previousData)?.previewMessage;
  const faults = Object.values(error?.fields ?? {});
  return (
    <Panel title="Preview" className="p-5 xl:sticky xl:top-19">
      <p className="text-caption text-fg-3">With sample data. Its links don’t work.</p>
      <div role="status">
        {error !== null && (
          <Notice tone="calm" className="mt-3">
            {faults.length === 0 ? error.message : faults.map((fault) => <p key={fault}>{`${fault}.`}</p>)}
          </Notice>
        )}
      </div>
      {shown === undefined && error === null && (
        <div role="status" aria-label="Loading" className="skeleton mt-3 h-96" />
      )}
      {shown !== undefined && (
        <>
          <p className="mt-3 wrap-anywhere">
            <span className="text-fg-3">Subject: </span>
            <span className="font-medium text-fg">{shown.subject}</span>
          </p>
          <div className="mt-3 grid gap-4 lg:grid-cols-2">
            <div className="min-w-0">
              <h3 className="text-sm font-medium text-fg">HTML</h3>
              <MailFrame html={shown.html} />
            </div>
            <div className="min-w-0">
              <h3 className="text-sm font-medium text-fg">Text</h3>
              <pre
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
                tabIndex={0}
                role="region"
                aria-label="The message as text"
                className="mt-1.5 h-150 overflow-auto rounded-lg border border-line-2 bg-ink px-3 py-2.5 text-caption wrap-anywhere whitespace-pre-wrap text-fg-2"
              >
                {shown.text}
              </pre>
            </div>
          </div>
          {shown.textMessage !== null && <TextMessage message={shown.textMessage} />}
        </>
      )}
    </Panel>
  );
}
