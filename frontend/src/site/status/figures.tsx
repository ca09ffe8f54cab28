import type { ReactNode } from 'react';
import { counted } from '../platform/standing.ts';

/** Figures side by side, or below each other where there is no room. */
export function Figures({ className, children }: { className: string; children: ReactNode }) {
  return (
    <dl
      className={`${className} flex flex-wrap gap-px overflow-hidden rounded-control border border-line bg-line`}
    >
      {children}
    </dl>
  );
}

export function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="grow basis-[40%] bg-ink-2 px-4 py-3.5 sm:basis-auto">
      <dt className="text-caption text-fg-2">{label}</dt>
      <dd className="figures mt-0.5 text-2xl font-semibold tracking-tight text-fg">{counted(value)}</dd>
    </div>
  );
}
