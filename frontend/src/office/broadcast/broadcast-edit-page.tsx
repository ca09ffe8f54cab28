import { useLazyQuery, useMutation } from '@apollo/client/react';
import { broadcastFormSchema } from '@waitlist/backend/broadcast-form';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  BroadcastDocument,
  CreateBroadcastDocument,
  UpdateBroadcastDocument,
  type MailingPartsFragment,
  type TemplatePartsFragment,
} from '../../generated/office.ts';
import { useDetail } from '../platform/use-detail.ts';
import { ExistingDraft, MailingEdit } from '../mailing/mailing-edit.tsx';
import { MailingForm } from '../mailing/mailing-form.tsx';
import { mailingSchema } from '../mailing/mailing-schema.ts';
import {
  copiedId,
  copyOf,
  fromList,
  mailingFieldOfServer,
  mailingInputOf,
  mailingValuesOf,
  newMailing,
  originOf,
  type MailingValues,
} from '../mailing/mailing-values.ts';
import { useMailingForm, type MailingCalls } from '../mailing/use-mailing-form.ts';
import { fullDay } from '../ui/format.ts';

const schema = mailingSchema<MailingValues>({
  rules: broadcastFormSchema,
  inputOf: mailingInputOf,
  fieldOfServer: mailingFieldOfServer,
});

/** Prepares a new broadcast, which may be a copy, or the draft in the address. */
export function BroadcastEditPage() {
  const { id } = useParams();
  const [address] = useSearchParams();
  const stored = id ?? copiedId(address);
  return (
    <MailingEdit kind="BROADCAST" isNew={id === undefined}>
      {(templates) =>
        stored === null ? (
          <BroadcastForm broadcast={null} templates={templates} />
        ) : (
          <ExistingBroadcast key={stored} id={stored} isCopied={id === undefined} templates={templates} />
        )
      }
    </MailingEdit>
  );
}

interface TemplatesProps {
  templates: readonly TemplatePartsFragment[];
}

function ExistingBroadcast({ id, isCopied, templates }: TemplatesProps & { id: string; isCopied: boolean }) {
  const result = useDetail(BroadcastDocument, { variables: { id }, fetchPolicy: 'network-only' });
  return (
    <ExistingDraft
      kind="BROADCAST"
      result={result}
      found={result.data?.broadcast}
      mailingOf={(broadcast) => broadcast}
      isCopied={isCopied}
    >
      {(broadcast) => <BroadcastForm broadcast={broadcast} isCopied={isCopied} templates={templates} />}
    </ExistingDraft>
  );
}

interface BroadcastFormProps extends TemplatesProps {
  /** Null: a new one, named after its day. */
  broadcast: MailingPartsFragment | null;
  /** Whether a new one is to be like it. */
  isCopied?: boolean;
}

function BroadcastForm({ broadcast, isCopied = false, templates }: BroadcastFormProps) {
  const calls = useBroadcastCalls();
  const [address] = useSearchParams();
  const [today] = useState(() => fullDay(new Date().toISOString()));
  const form = useMailingForm<MailingValues>({
    ...originOf(isCopied ? null : broadcast, 'broadcast', address),
    values:
      broadcast === null
        ? {
            ...newMailing(`News of ${today}`),
            ...fromList('BROADCAST', address)?.values,
            templateId: templates[0]?.id ?? '',
          }
        : isCopied
          ? copyOf(mailingValuesOf(broadcast))
          : mailingValuesOf(broadcast),
    schema,
    templates,
    fieldOfServer: mailingFieldOfServer,
    calls,
  });
  return (
    <MailingForm
      kind="BROADCAST"
      form={form}
      templates={templates}
      consequences="Each email has a link to unsubscribe. No one gets more than two broadcasts in seven days."
    />
  );
}

function useBroadcastCalls(): MailingCalls<MailingValues> {
  const [load] = useLazyQuery(BroadcastDocument, { fetchPolicy: 'network-only' });
  const [create] = useMutation(CreateBroadcastDocument);
  const [update] = useMutation(UpdateBroadcastDocument);
  return {
    create: async (values) => {
      const { data, error } = await create({ variables: { input: mailingInputOf(values) } });
      return { data: data?.createBroadcast, error };
    },
    update: async (id, values) => {
      const { data, error } = await update({
        variables: { id, revision: values.revision, input: mailingInputOf(values) },
      });
      return { data: data?.updateBroadcast, error };
    },
    load: async (id) => {
      const { data } = await load({ variables: { id } });
      const broadcast = data?.broadcast;
      return broadcast?.state === 'DRAFT' ? mailingValuesOf(broadcast) : null;
    },
  };
}
