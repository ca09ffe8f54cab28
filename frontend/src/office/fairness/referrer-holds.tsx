import type { ComponentProps } from 'react';
import { UserHoldsDocument } from '../../generated/office.ts';
import { displayName } from '../platform/display-name.ts';
import { useDetail } from '../platform/use-detail.ts';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { HoldList } from './group-holds.tsx';

interface ReferrerHoldsProps {
  referrerId: string;
  onDecide: ComponentProps<typeof HoldList>['onDecide'];
}

/** The sign-ups with one referrer's code that need a decision, or do not count. */
export function ReferrerHolds({ referrerId, onDecide }: ReferrerHoldsProps) {
  const result = useDetail(UserHoldsDocument, {
    variables: { id: referrerId },
    fetchPolicy: 'cache-and-network',
  });
  const { data } = result;
  if (data === undefined) return <QueryFallback result={result} blocks={['h-40']} />;
  const holds = data.userHolds.earned.filter(({ state }) => state !== 'RELEASED');
  const [first] = data.userHolds.earned;
  const of = first === undefined ? 'the referrer' : displayName(first.referrer);
  const open = holds.filter(({ state }) => state !== 'REVERSED').length;
  return (
    <section className="panel p-4" aria-labelledby="of-one" data-review-group={`referrer:${referrerId}`}>
      <h2 id="of-one" className="text-base">
        {`Sign-ups with ${of}’s code`}
      </h2>
      {holds.length === 0 ? (
        <p className="mt-2">All of them count.</p>
      ) : (
        <HoldList
          holds={holds}
          all={
            open === 0
              ? null
              : {
                  about: [`referrer:${referrerId}`],
                  of: `All pending sign-ups with ${of}’s code`,
                  size: open,
                }
          }
          onDecide={onDecide}
        />
      )}
    </section>
  );
}
