import type { ReactNode } from 'react';
import { allQuestions } from '@waitlist/backend/questions';
import type { UserQuery } from '../../generated/office.ts';
import { Moment } from '../ui/moment.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { CopyValue } from '../ui/table/copy-value.tsx';
import { sourceLabel } from '../ui/source-label.ts';
import { PersonLink } from '../ui/person-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { countryName } from '../ui/format.ts';

/** What the user entered, and what else is known. */
export function UserFacts({ detail }: { detail: UserQuery['user'] }) {
  const { user, referrer, systemCountry, verifiedBy } = detail;
  return (
    <Panel title="Details" level={3}>
      <Facts wide>
        <Fact term="Phone Number">{copyable(user.phone, 'phone number')}</Fact>
        <Fact term="Verified">{verifiedTexts[verifiedBy ?? 'NONE']}</Fact>
        <Fact term="Country">{user.countryName}</Fact>
        <Fact term="Country by IP address">{systemCountry === null ? null : countryName(systemCountry)}</Fact>
        {allQuestions.map(({ key, question }) => (
          <Fact key={key} term={question.label}>
            {user.answers.find((answer) => answer.question === key)?.text ?? null}
          </Fact>
        ))}
        <Fact term="Joined">
          <Moment at={user.joinedAt} withTime />
        </Fact>
        <Fact term="ReferralId">{copyable(user.referralId, 'referral id')}</Fact>
        <Fact term="ReferralCode">{user.referralCode}</Fact>
        <SourceFact term="Came from" source={detail.firstSource} />
        {detail.lastSource !== null && <SourceFact term="Last came from" source={detail.lastSource} />}
        <Fact term="Referred by">{referrer !== null && <PersonLink person={referrer} />}</Fact>
        <Fact term="Id">{copyable(user.id, 'id')}</Fact>
      </Facts>
    </Panel>
  );
}

interface SourceFactProps {
  term: string;
  source: UserQuery['user']['firstSource'];
}

function SourceFact({ term, source }: SourceFactProps) {
  if (source === null)
    return (
      <Fact term={term} missing="Unknown">
        {null}
      </Fact>
    );
  const { name, medium, campaign, term: searched, content, host, path, via } = source;
  const more = [
    ...(campaign === '' ? [] : [`campaign ${campaign}`]),
    ...[medium, searched, content].filter((text) => text !== ''),
    ...(host === '' || host === name ? [] : [host]),
    ...(via === '' || via === name ? [] : [`shared by ${sourceLabel(via)}`]),
    ...(path === '' || path === '/' ? [] : [`to ${path}`]),
  ];
  return (
    <Fact term={term}>
      <span>{sourceLabel(name)}</span>
      {more.length > 0 && <span className="block text-caption text-fg-3">{more.join(' · ')}</span>}
    </Fact>
  );
}

function copyable(text: string, what: string): ReactNode {
  return text === '' ? null : (
    <CopyValue text={text} what={what}>
      {text}
    </CopyValue>
  );
}

const verifiedTexts = { EMAIL: 'By email', SMS: 'By phone', NONE: 'Not yet' } as const;
