import type { MailingKind, SegmentPartsFragment, TemplatePartsFragment } from '../../generated/office.ts';
import { ConflictNotice, textLine } from '../ui/conflict-notice.tsx';
import { figure } from '../ui/format.ts';
import { Audience } from './mailing-facts.tsx';
import { kindWords } from './mailing-kinds.ts';
import { segmentOf, type MailingValues } from './mailing-values.ts';
import type { MailingForm } from './use-mailing-form.ts';

interface MailingConflictProps {
  kind: MailingKind;
  form: MailingForm;
  templates: readonly TemplatePartsFragment[];
  ownText: { readonly term: string; readonly of: (values: MailingValues) => string } | undefined;
}

/** Two versions of a draft: what is in the form, and what someone else saved meanwhile. Nothing, if no one did. */
export function MailingConflict({ kind, form, templates, ownText }: MailingConflictProps) {
  const { values: yours, theirs, pending, keepYours, useTheirs } = form;
  if (theirs === null) return null;
  const text = (term: string, of: (values: MailingValues) => string) => textLine(term, of(yours), of(theirs));
  const [who, whoTheirs] = [yours, theirs].map((values) => segmentOf(values) as SegmentPartsFragment);
  return (
    <ConflictNotice
      what={kindWords[kind].one}
      pending={pending}
      onKeepYours={keepYours}
      onUseTheirs={useTheirs}
      lines={[
        text('Name', ({ name }) => name),
        {
          term: 'Who',
          yours: who && <Audience segment={who} />,
          theirs: whoTheirs && <Audience segment={whoTheirs} />,
          isSame: JSON.stringify(who) === JSON.stringify(whoTheirs),
        },
        text('Template', ({ templateId }) => templates.find(({ id }) => id === templateId)?.name ?? ''),
        text('Pace', ({ perHour }) => (perHour === '' ? '' : `${figure(perHour)} an hour`)),
        ...(ownText === undefined ? [] : [text(ownText.term, ownText.of)]),
      ]}
    />
  );
}
