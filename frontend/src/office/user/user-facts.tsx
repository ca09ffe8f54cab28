import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UserQuery } from '../../generated/operations.ts';
import { userPath } from '../platform/office-paths.ts';
import { Moment } from '../ui/moment.tsx';
import { CopyValue } from '../ui/table/copy-value.tsx';
import { displayName } from '../platform/display-name.ts';

/** What the person stated, and what is known besides. */
export function UserFacts({ detail }: { detail: UserQuery['user'] }) {
  const { user, referrer, systemCountry, verifiedBy } = detail;
  return (
    <section className="panel p-5" aria-labelledby="facts">
      <h3 id="facts" className="text-base">
        Details
      </h3>
      <dl className="mt-3 grid gap-2.5">
        <Fact term="Phone Number">{copyable(user.phone, 'phone number')}</Fact>
        <Fact term="Verified">{verifiedBy === 'EMAIL' ? 'The e-mail address' : 'The phone number'}</Fact>
        <Fact term="Country">{user.countryName}</Fact>
        <Fact term="Seemed to be in">
          {systemCountry === null ? null : (countryNames.of(systemCountry) ?? systemCountry)}
        </Fact>
        <Fact term="Broker">{user.brokerLabel}</Fact>
        <Fact term="Joined">
          <Moment at={user.joinedAt} withTime />
        </Fact>
        <Fact term="ReferralId">{copyable(user.referralId, 'referral id')}</Fact>
        <Fact term="ReferralCode">{user.referralCode}</Fact>
        <Fact term="Invited by">
          {referrer !== null && (
            <Link to={userPath(referrer.id)} className={personLink}>
              {displayName(referrer)}
            </Link>
          )}
        </Fact>
        <Fact term="Id">{copyable(user.id, 'id')}</Fact>
      </dl>
    </section>
  );
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** How a person's name looks where it leads to them. */
export const personLink =
  'font-medium text-fg underline decoration-line-3 underline-offset-3 hover:decoration-fg';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  const missing = children === null || children === '' || children === false;
  return (
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-baseline gap-3">
      <dt className="text-fg-3">{term}</dt>
      <dd className="wrap-anywhere text-fg">
        {missing ? <span className="text-fg-3">None</span> : children}
      </dd>
    </div>
  );
}

function copyable(text: string, what: string): ReactNode {
  return text === '' ? null : (
    <CopyValue text={text} what={what}>
      {text}
    </CopyValue>
  );
}
