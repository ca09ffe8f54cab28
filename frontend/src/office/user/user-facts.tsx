import type { ReactNode } from 'react';
import { allQuestions } from '@waitlist/backend/questions';
import type { UserQuery } from '../../generated/office.ts';
import { Moment } from '../ui/moment.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { CopyValue } from '../ui/table/copy-value.tsx';
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
        <Fact term="Verified">{verifiedBy === 'EMAIL' ? 'By email' : 'By phone'}</Fact>
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
        <Fact term="Referred by">{referrer !== null && <PersonLink person={referrer} />}</Fact>
        <Fact term="Id">{copyable(user.id, 'id')}</Fact>
      </Facts>
    </Panel>
  );
}

function copyable(text: string, what: string): ReactNode {
  return text === '' ? null : (
    <CopyValue text={text} what={what}>
      {text}
    </CopyValue>
  );
}
