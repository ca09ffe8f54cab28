import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { endpointFormSchema } from '@waitlist/backend/webhook-form';
import {
  CreateWebhookEndpointDocument,
  UpdateWebhookEndpointDocument,
  WebhookEndpointsDocument,
  type WebhookEndpointPartsFragment,
  type WebhookEndpointsQuery,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { useToasts } from '../../ui/toasts.tsx';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { EndpointFields, type EndpointValues } from './endpoint-fields.tsx';

type EventTypes = WebhookEndpointsQuery['webhookEventTypes'];

interface DialogProps extends DialogOpening {
  eventTypes: EventTypes;
}

const blank: EndpointValues = {
  url: '',
  description: '',
  types: ['signup.joined'],
  personalData: false,
  batchSize: 1,
  perSecond: 50,
  fromStart: false,
};

/** Asks where to send what, and creates the endpoint. */
export function NewEndpointDialog({
  eventTypes,
  open,
  opener,
  onClose,
  onCreated,
}: DialogProps & { onCreated: (id: string) => void }) {
  const url = useRef<HTMLInputElement>(null);
  const toasts = useToasts();
  const [create] = useMutation(CreateWebhookEndpointDocument);
  const endpointForm = useServerForm({
    values: blank,
    schema: endpointFormSchema,
    send: (values) =>
      create({
        variables: { input: inputOf(values), fromStart: values.fromStart },
        refetchQueries: [WebhookEndpointsDocument],
      }),
    onDone: ({ createWebhookEndpoint }) => {
      endpointForm.form.resetForm();
      onClose();
      toasts.success('Endpoint created. Copy its secret into your receiver.');
      onCreated(createWebhookEndpoint.endpoint.id);
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      formProps={endpointForm.formProps}
      title="Create endpoint"
      submit="Create endpoint"
      pending={endpointForm.pending}
      error={endpointForm.failure?.message ?? null}
      initialFocus={url}
      opener={opener}
    >
      <EndpointFields serverForm={endpointForm} eventTypes={eventTypes} urlBox={url} isNew />
    </FormDialog>
  );
}

/** Changes an endpoint's settings. */
export function EditEndpointDialog({
  endpoint,
  eventTypes,
  open,
  opener,
  onClose,
}: DialogProps & { endpoint: WebhookEndpointPartsFragment }) {
  const url = useRef<HTMLInputElement>(null);
  const toasts = useToasts();
  const [update] = useMutation(UpdateWebhookEndpointDocument);
  const { description, types, personalData, batchSize, perSecond } = endpoint;
  const endpointForm = useServerForm({
    values: {
      url: endpoint.url,
      description,
      types: [...types],
      personalData,
      batchSize,
      perSecond,
      fromStart: false,
    },
    schema: endpointFormSchema,
    send: (values) => update({ variables: { id: endpoint.id, input: inputOf(values) } }),
    onDone: () => {
      onClose();
      toasts.success('Changes saved.');
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      formProps={endpointForm.formProps}
      title="Edit endpoint"
      submit="Save"
      pending={endpointForm.pending}
      error={endpointForm.failure?.message ?? null}
      initialFocus={url}
      opener={opener}
    >
      <EndpointFields serverForm={endpointForm} eventTypes={eventTypes} urlBox={url} isNew={false} />
    </FormDialog>
  );
}

const inputOf = ({ url, description, types, personalData, batchSize, perSecond }: EndpointValues) => ({
  url,
  description,
  types,
  personalData,
  batchSize,
  perSecond,
});
