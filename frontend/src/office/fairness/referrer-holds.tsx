import type { ComponentProps } from 'react';
import { GroupHolds } from './group-holds.tsx';

interface ReferrerHoldsProps {
  referrerId: string;
  onDecide: ComponentProps<typeof GroupHolds>['onDecide'];
}

/** What waits of one referrer. */
export function ReferrerHolds({ referrerId, onDecide }: ReferrerHoldsProps) {
  return (
    <section className="panel p-4" aria-labelledby="of-one">
      <h2 id="of-one" className="text-base">
        What waits of one referrer
      </h2>
      <GroupHolds
        about={`referrer:${referrerId}`}
        title="All that waits of this referrer"
        onDecide={onDecide}
      />
    </section>
  );
}
