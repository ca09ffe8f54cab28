import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { GlobeIcon, RankIcon, ShieldIcon } from '../../../ui/icons.tsx';
import type { CountryIsland as Island } from '../islands/country-island.tsx';
import { whenSeen } from './islands/when-visible.ts';

/** If its code cannot be fetched, what stood there stays. */
const CountryIsland = lazy<ComponentType<ComponentProps<typeof Island>>>(() =>
  import('../islands/country-island.tsx').then(
    ({ CountryIsland }) => ({ default: CountryIsland }),
    () => ({ default: ({ fallback }) => fallback }),
  ),
);

/** Three facts under the hero. The first speaks to the visitor's country once it is known; its room is kept. */
export function FactsStrip() {
  return (
    <div className="border-y border-line bg-ink-2/60 later [--height:350px] md:[--height:200px]">
      <ul className="wrap grid gap-x-10 gap-y-3 py-8 md:grid-cols-3" aria-label="Good to know">
        <Fact icon={<GlobeIcon size={22} />}>
          <CountryFact />
        </Fact>
        <Fact icon={<ShieldIcon size={22} />}>
          <FactText title="Real people only">
            Every place on the list is confirmed with a one-time code.
          </FactText>
        </Fact>
        <Fact icon={<RankIcon size={22} />}>
          <FactText title="A rank you can trust">
            Counted exactly, the moment you join and whenever it is shown.
          </FactText>
        </Fact>
      </ul>
    </div>
  );
}

/** Asks where somebody is when they are about to read it: what asks is larger than all else on the page. */
function CountryFact() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    return whenSeen(place.current, '200px', () => startTransition(() => setNear(true)));
  }, []);
  const fallback = (
    <FactText title="Open to every country">A short form and a one-time code. It takes a minute.</FactText>
  );
  return (
    <div ref={place}>
      {near ? (
        <Suspense fallback={fallback}>
          <CountryIsland fallback={fallback}>
            {(where, codeTravelsBy) => (
              <FactText title={`Joining from ${where}`}>
                Your one-time code comes by {codeTravelsBy}.
              </FactText>
            )}
          </CountryIsland>
        </Suspense>
      ) : (
        fallback
      )}
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-23 gap-4 md:max-lg:flex-col md:max-lg:gap-3 lg:min-h-18">
      <span className="grid size-11 shrink-0 place-items-center rounded-control border border-line-2 bg-ink-3 text-volt">
        {icon}
      </span>
      {children}
    </li>
  );
}

function FactText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className="text-small leading-normal md:max-lg:min-h-23">
      <strong className="block font-semibold text-fg">{title}</strong>
      {children}
    </p>
  );
}
