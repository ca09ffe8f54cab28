import type { ReactNode, RefObject } from 'react';

const stepId = (at: number) => `mailing-step-${at}`;

export interface FormStepName {
  readonly name: string;
  /** The rest of the title, left out on phones. */
  readonly more?: string;
}

/** Links to the steps of a long form; they stay visible. */
export function StepNav({ steps }: { steps: readonly FormStepName[] }) {
  const goTo = (at: number) => {
    const heading = document.getElementById(stepId(at));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <nav
      aria-label="Steps"
      className="sticky top-14 z-10 -mx-4 -mt-4 border-b border-line bg-ink px-2 py-1.5 sm:-mx-5 sm:-mt-5 sm:px-3"
    >
      <ol className="flex flex-wrap gap-x-1">
        {steps.map(({ name, more }, at) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => goTo(at)}
              className="inline-flex h-9 items-center gap-1.5 rounded-lg px-1.5 font-medium text-fg-2 transition-colors hover:bg-ink-3 hover:text-fg sm:px-2"
            >
              <span className="grid size-5 place-items-center rounded-full bg-ink-3 text-xs text-fg">
                {at + 1}
              </span>
              <span>
                <span>{name}</span>
                <span className="max-sm:sr-only">{more}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface FormStepProps {
  at: number;
  step: FormStepName;
  box?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** One step, to which {@link StepNav} leads. */
export function FormStep({ at, step: { name, more }, box, children }: FormStepProps) {
  const id = stepId(at);
  return (
    <section
      ref={box}
      tabIndex={box === undefined ? undefined : -1}
      aria-labelledby={id}
      className="panel p-5 outline-none"
    >
      <h2 id={id} tabIndex={-1} className="mb-4 scroll-mt-32 text-base outline-none">
        <span>{`${at + 1}. ${name}`}</span>
        <span>{more}</span>
      </h2>
      <div className="contents">{children}</div>
    </section>
  );
}
