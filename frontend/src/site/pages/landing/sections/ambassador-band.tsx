import { useSite } from '../../../../platform/site-context.tsx';
import { CampusDrawing } from './campus-drawing.tsx';
import { DialogButton } from '../dialog-button.tsx';

export function AmbassadorBand() {
  const { brand } = useSite();
  return (
    <section aria-labelledby="ambassador-heading" className="pb-20 lg:pb-28 deferred [--height:350px]">
      <div className="wrap">
        <div className="grid items-center gap-x-14 overflow-hidden rounded-card bg-accent p-6 sm:p-8 md:grid-cols-[1fr_16rem] lg:grid-cols-[1fr_23rem] lg:p-14">
          <div className="max-w-[40rem]">
            <h2 id="ambassador-heading" className="text-h2 text-accent-ink">
              Bring {brand.name} to your campus
            </h2>
            <p className="mt-4 text-lg text-accent-ink">
              Introduce {brand.name} to your campus. Tell us where you study and why you want to; our team
              reads every application.
            </p>
            <DialogButton
              dialog="ambassador"
              variant="plain"
              className="mt-8 border-ink bg-ink! hover:bg-ink-3! max-sm:w-full"
            >
              Join as Ambassador
            </DialogButton>
          </div>
          <CampusDrawing className="self-end max-md:hidden print:hidden md:max-lg:-mb-8 lg:-mb-14" />
        </div>
      </div>
    </section>
  );
}
