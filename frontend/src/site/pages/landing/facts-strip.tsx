import type { ReactNode } from 'react';
import { GlobeIcon, RankIcon, ShieldIcon } from '../../../ui/icons.tsx';
import { island } from '../islands/islands.ts';

/** Three facts below the hero. The first one names the visitor's country once it is known; its space is reserved. */
export function FactsStrip() {
  return (
    <div className="border-b border-line bg-ink-2/60 deferred [--height:350px] md:[--height:200px]">
      <ul className="wrap grid gap-x-10 gap-y-3 py-8 md:grid-cols-3" aria-label="Good to know">
        <Fact icon={<GlobeIcon size={22} />}>
          <div {...island('country', '200px')}>
            <FactText title="Open to every country">
              A short form and a verification code. It takes a minute.
            </FactText>
          </div>
        </Fact>
        <Fact icon={<ShieldIcon size={22} />}>
          <FactText title="Real people only">Every spot is verified with a one-time code.</FactText>
        </Fact>
        <Fact icon={<RankIcon size={22} />}>
          <FactText title="A rank you can trust">Your exact place in line, every time you look.</FactText>
        </Fact>
      </ul>
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-23 gap-4 md:max-lg:flex-col md:max-lg:gap-3 lg:min-h-18">
      <span className="grid size-11 shrink-0 place-items-center rounded-control border border-line-2 bg-ink-3 text-accent">
        {icon}
      </span>
      {children}
    </li>
  );
}

function FactText({ title, children }: { title: string; children: string }) {
  return (
    <p className="text-small leading-normal md:max-lg:min-h-23">
      <strong className="block font-semibold text-fg">{title}</strong>
      <span>{children}</span>
    </p>
  );
}
