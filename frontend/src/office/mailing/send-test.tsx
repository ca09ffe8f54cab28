import { SendTestMessageDocument, type MessageInput } from '../../generated/office.ts';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';

/** Sends a test message to the logged-in admin, as an example user would get it. */
export function SendTest({ kind, subject, preheader, body }: MessageInput) {
  const { pending, error, run } = useAction(SendTestMessageDocument, {
    says: ({ sendTestMessage }) => sendTestMessage.message,
  });
  const send = () => run({ input: { kind, subject, preheader: preheader ?? null, body } });
  return (
    <>
      <Button pending={pending} onClick={() => void send()}>
        Send test to me
      </Button>
      {error !== null && <Notice tone="danger">{error.message}</Notice>}
    </>
  );
}
