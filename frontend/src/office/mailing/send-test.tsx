import { useMutation } from '@apollo/client/react';
import { SendTestMessageDocument, type MessageInput } from '../../generated/office.ts';
import { Notice } from '../../ui/notice.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useCall } from '../platform/use-call.ts';
import { ActionButton } from '../ui/action-button.tsx';

/** Sends a test message to the logged-in admin, as an example user would get it. */
export function SendTest({ kind, subject, preheader, body }: MessageInput) {
  const toasts = useToasts();
  const { pending, error, run } = useCall();
  const [sendTest] = useMutation(SendTestMessageDocument);
  const send = async () => {
    const data = await run(() =>
      sendTest({ variables: { input: { kind, subject, preheader: preheader ?? null, body } } }),
    );
    if (data !== null) toasts.success(data.sendTestMessage.message);
  };
  return (
    <>
      <ActionButton pending={pending} onClick={() => void send()}>
        Send test to me
      </ActionButton>
      {error !== null && <Notice tone="trouble">{error.message}</Notice>}
    </>
  );
}
