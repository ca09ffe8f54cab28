import { skipToken, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  EmailListsDocument,
  type MailingPartsFragment,
  type SegmentPartsFragment,
} from '../../generated/office.ts';
import { templatePath, templateVersionPath } from '../platform/office-paths.ts';
import { useFilterNames } from '../ui/filter/use-filter-names.ts';
import { counted, figure } from '../ui/format.ts';
import { Moment } from '../ui/moment.tsx';
import { kindWords } from './mailing-kinds.ts';
import { exclusionText, segmentTexts } from './mailing-texts.ts';
import { Panel } from '../ui/panel.tsx';
import { Fact, Facts } from '../ui/facts.tsx';

interface MailingFactsProps {
  mailing: MailingPartsFragment;
  /** Facts of the kind: {@link Fact}s. */
  children?: ReactNode;
}

/** The settings of the mailing, and whom it did not reach. */
export function MailingFacts({ mailing, children }: MailingFactsProps) {
  const { kind, segment, templateId, templateName, templateVersion, perHour } = mailing;
  const { createdBy, createdAt, startedAt } = mailing;
  const { message, messages } = kindWords[kind];
  return (
    <Panel title="Details" level={3}>
      <Facts>
        <Fact term="Who">
          <Audience segment={segment} />
        </Fact>
        <Fact term="Message">
          <Link to={templatePath(templateId)} className="text-link">
            {templateName}
          </Link>
          <span>, </span>
          <Link to={templateVersionPath(templateId, templateVersion)} className="text-link">
            {`version ${templateVersion}`}
          </Link>
        </Fact>
        <Fact term="Pace">{`${counted(perHour, message, messages)} an hour at most`}</Fact>
        {/* oxlint-disable-next-line house/translatable-text -- each a Fact, and a list of terms holds nothing between */}
        {children}
        <Fact term="Created">
          <Moment at={createdAt} withTime />
          {createdBy !== null && <span>{` by ${createdBy}`}</span>}
        </Fact>
        {startedAt !== null && (
          <Fact term="Started">
            <Moment at={startedAt} withTime />
          </Fact>
        )}
      </Facts>
      <NotReached mailing={mailing} />
    </Panel>
  );
}

/** Users of the mailing who get no message, and why. */
function NotReached({ mailing: { kind, recipients } }: { mailing: MailingPartsFragment }) {
  const { refused, canceled, skippedFor } = recipients;
  const lines = [
    ...skippedFor.map(({ reason, people }) => ({ people, text: exclusionText(kind, reason) })),
    { people: refused, text: `refused by the mail server${kind === 'INVITE' ? ' or SMS service' : ''}` },
    { people: canceled, text: `left out because the ${kindWords[kind].one} was canceled` },
  ].filter(({ people }) => people > 0);
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 text-base">Not sent</h3>
      <ul className="mt-2 grid gap-1.5">
        {lines.map(({ people, text }) => (
          <li key={text}>
            <span className="font-medium text-fg">{figure(people)}</span> <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A segment in words; lists and persons without their names until those have loaded. */
export function Audience({ segment }: { segment: SegmentPartsFragment }) {
  const { emailListId } = segment;
  const lists = useQuery(
    EmailListsDocument,
    emailListId === null ? skipToken : { fetchPolicy: 'cache-first' },
  );
  return segmentTexts(segment, {
    named: useFilterNames(segment),
    emailList: (id) => lists.data?.emailLists.find((list) => list.id === id)?.name ?? 'that was uploaded',
  }).join(', ');
}
