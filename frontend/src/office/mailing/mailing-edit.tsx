import { useState, type ReactNode } from 'react';
import {
  MessageTemplatesDocument,
  type MailingKind,
  type MailingPartsFragment,
  type TemplatePartsFragment,
} from '../../generated/office.ts';
import { useScreenTitle } from '../platform/screen-title.ts';
import { useHasRole } from '../platform/me.ts';
import { useDetail, type Detail } from '../platform/use-detail.ts';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { WayBack } from '../ui/way-back.tsx';
import { kindWords } from './mailing-kinds.ts';

interface MailingEditProps {
  kind: MailingKind;
  isNew: boolean;
  children: (templates: readonly TemplatePartsFragment[]) => ReactNode;
}

/** A screen that prepares a mailing, for roles that may, with the templates of its kind. */
export function MailingEdit({ kind, isNew, children }: MailingEditProps) {
  const mayWrite = useHasRole('EDITOR');
  const { one, many, listPath } = kindWords[kind];
  useScreenTitle({ title: `${isNew ? 'New' : 'Edit'} ${one}` });
  if (mayWrite) return <WithTemplates kind={kind}>{children}</WithTemplates>;
  return (
    <WayBack to={listPath} text={`View ${many}`}>
      {`You can view ${many} but not create them. Ask an admin for the editor role.`}
    </WayBack>
  );
}

function WithTemplates({ kind, children }: Omit<MailingEditProps, 'isNew'>) {
  const result = useDetail(MessageTemplatesDocument);
  const { data } = result;
  if (data === undefined) return <QueryFallback result={result} blocks={['h-9 w-80 max-w-full', 'h-96']} />;
  const { templateKind } = kindWords[kind];
  return children(data.messageTemplates.filter((template) => template.kind === templateKind));
}

interface ExistingDraftProps<Found> {
  kind: MailingKind;
  result: Pick<Detail<unknown>, 'error' | 'retry'>;
  /** Null: there is none with this id; undefined: still loading. */
  found: Found | null | undefined;
  mailingOf: (found: Found) => MailingPartsFragment;
  /** Whether a new one is to be like it, whatever its state. */
  isCopied?: boolean;
  children: (draft: Found) => ReactNode;
}

/** The mailing in the address, as it is when the form opens, or why it cannot be edited. */
export function ExistingDraft<Found>({
  kind,
  result,
  found,
  mailingOf,
  isCopied = false,
  children,
}: ExistingDraftProps<Found>) {
  const { one, many, listPath, path } = kindWords[kind];
  const [draft, keepDraft] = useState<{ readonly kept: Found } | null>(null);
  const mailing = found === null || found === undefined ? null : mailingOf(found);
  const isFit = isCopied || mailing?.state === 'DRAFT';
  // Once it is on the screen it stays there, even while sending changes its state.
  if (draft === null && found !== null && found !== undefined && isFit) keepDraft({ kept: found });
  if (draft !== null) return children(draft.kept);
  if (found === undefined) return <QueryFallback result={result} blocks={['h-9 w-80 max-w-full', 'h-96']} />;
  return mailing === null ? (
    <WayBack to={listPath} text={`View ${many}`}>
      {`There’s no ${one} with this ID.`}
    </WayBack>
  ) : (
    <WayBack to={path(mailing.id)} text={`View ${one}`}>
      {`This ${one} is no longer a draft, so you can’t edit it.`}
    </WayBack>
  );
}
