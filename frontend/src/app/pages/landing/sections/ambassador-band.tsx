import { useSite } from '../../../../platform/site-context.tsx';
import { OpensButton } from './opens-button.tsx';

export function AmbassadorBand() {
  const { brand } = useSite();
  return (
    <section aria-labelledby="ambassador-heading" className="section-space">
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-volt p-6 sm:gap-8 sm:p-8 lg:p-14">
          <div className="max-w-[38rem]">
            <h2 id="ambassador-heading" className="text-h2 text-volt-ink">
              Bring {brand.name} to your campus
            </h2>
            <p className="mt-4 text-lg text-volt-ink">
              Students who show it to their college are our campus ambassadors. Tell us where you study and
              why you want to; our team reads every application.
            </p>
          </div>
          <OpensButton
            dialog="ambassador"
            look="ghost"
            className="border-ink bg-ink! hover:bg-ink-3! max-sm:w-full"
          >
            Join as Ambassador
          </OpensButton>
        </div>
      </div>
    </section>
  );
}
