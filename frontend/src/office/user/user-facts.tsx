import type { ReactNode } from 'react';
import { brokerWords } from '@waitlist/backend/broker-words';
import type { UserQuery } from '../../generated/operations.ts';
import { Moment } from '../ui/moment.tsx';
import { Fact } from './fact.tsx';
import { CopyValue } from '../ui/table/copy-value.tsx';
import { PersonLink } from './person-link.tsx';
import { countryName } from './user-filters.ts';

/** What the user entered, and what else is known. */
export function UserFacts({ detail }: { detail: UserQuery['user'] }) {
  const { user, referrer, systemCountry, verifiedBy } = detail;
  return (
    <section className="panel p-5" aria-labelledby="facts">
      <h3 id="facts" className="text-base">
        Details
      </h3>
      <dl className="mt-3 grid gap-2.5">
        <Fact term="Phone Number">{copyable(user.phone, 'phone number')}</Fact>
        <Fact term="Verified">{verifiedBy === 'EMAIL' ? 'The email address' : 'The phone number'}</Fact>
        <Fact term="Country">{user.countryName}</Fact>
        <Fact term="Country by IP address">{systemCountry === null ? null : countryName(systemCountry)}</Fact>
        <Fact term={brokerWords.label}>{user.brokerLabel}</Fact>
        <Fact term="Joined">
          <Moment at={user.joinedAt} withTime />
        </Fact>
        <Fact term="ReferralId">{copyable(user.referralId, 'referral id')}</Fact>
        <Fact term="ReferralCode">{user.referralCode}</Fact>
        <Fact term="Referred by">{referrer !== null && <PersonLink person={referrer} />}</Fact>
        <Fact term="Id">{copyable(user.id, 'id')}</Fact>
      </dl>
    </section>
  );
}

function copyable(text: string, what: string): ReactNode {
  return text === '' ? null : (
    <CopyValue text={text} what={what}>
      {text}
    </CopyValue>
  );
}
