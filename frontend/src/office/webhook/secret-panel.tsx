import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { object } from 'yup';
import {
  RotateWebhookSecretDocument,
  WebhookEndpointsDocument,
  WebhookSecretDocument,
  type WebhookEndpointPartsFragment,
} from '../../generated/office.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useServerForm } from '../../platform/use-server-form.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useAction } from '../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Moment } from '../ui/moment.tsx';
import { Select } from '../ui/select.tsx';
import { Panel } from '../ui/panel.tsx';

/** The secret that receivers verify with: shown on demand, and replaced. */
export function SecretPanel({ endpoint }: { endpoint: WebhookEndpointPartsFragment }) {
  const [secret, setSecret] = useState<string | null>(null);
  const { pending, error, run } = useAction(WebhookSecretDocument, {
    onDone: ({ webhookSecret }) => setSecret(webhookSecret.secret),
  });
  return (
    <Panel title="Signing secret" level={3} className="grid gap-3 p-5">
      <p>Your receiver verifies each request with it. The audit log records who views it.</p>
      {endpoint.previousSecretUntil !== null && (
        <p>
          The previous secret also signs until <Moment at={endpoint.previousSecretUntil} withTime />.
        </p>
      )}
      {error !== null && <Notice tone="danger">{error.message}</Notice>}
      {secret !== null && (
        <>
          <p className="rounded-lg border border-line-3 bg-ink px-3 py-2.5 font-mono text-caption break-all text-fg select-all">
            {secret}
          </p>
          <div>
            <CopyButton text={secret} what="secret" />
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {secret === null ? (
          <Button pending={pending} onClick={() => void run({ id: endpoint.id })}>
            Show secret
          </Button>
        ) : (
          <Button onClick={() => setSecret(null)}>Hide secret</Button>
        )}
        <RotateButton id={endpoint.id} onRotated={setSecret} />
      </div>
    </Panel>
  );
}

const overlaps = [
  { value: '0', text: 'Stops at once' },
  { value: '1', text: 'Also signs for 1 hour' },
  { value: '24', text: 'Also signs for 24 hours' },
  { value: '168', text: 'Also signs for 7 days' },
];

function RotateButton({ id, onRotated }: { id: string; onRotated: (secret: string) => void }) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const toasts = useToasts();
  const [rotate] = useMutation(RotateWebhookSecretDocument, { refetchQueries: [WebhookEndpointsDocument] });
  const { form, formProps, pending, failure } = useServerForm({
    values: { hours: '24' },
    schema: object(),
    send: ({ hours }) => rotate({ variables: { id, overlapHours: Number(hours) } }),
    onDone: ({ rotateWebhookSecret }) => {
      onRotated(rotateWebhookSecret.secret);
      toasts.success('Secret rotated. Copy the new one into your receiver.');
      setAsking(false);
    },
  });
  return (
    <>
      <Button ref={opener} variant="danger" onClick={() => setAsking(true)}>
        Rotate secret
      </Button>
      <FormDialog
        open={asking}
        onClose={() => setAsking(false)}
        formProps={formProps}
        title="Rotate the secret?"
        submit="Rotate secret"
        danger
        pending={pending}
        error={failure?.message ?? null}
        initialFocus={box}
        opener={opener}
      >
        <div ref={box} tabIndex={-1} className="grid gap-3 outline-none">
          <p>Requests are signed with a new secret from now on. Give your receiver time to switch to it.</p>
          <Select
            label="The previous secret"
            className="w-full"
            value={form.values.hours}
            options={overlaps}
            onChoose={(hours) => void form.setFieldValue('hours', hours)}
          />
        </div>
      </FormDialog>
    </>
  );
}
