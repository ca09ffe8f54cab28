import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface PanelProps {
  title: string;
  /** Of the heading: 3 below another one on the same screen. */
  level?: 2 | 3;
  /** Stands after the title. */
  badge?: ReactNode;
  /** The heading can then have the focus, for example when the button that had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Something in it is being loaded. */
  busy?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a screen with a title, in a box of its own. */
export function Panel({
  title,
  level = 2,
  badge,
  headingRef,
  busy,
  className = 'p-5',
  children,
}: PanelProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const heading =
    headingRef === undefined ? (
      <Heading id={id} className="text-base">
        {title}
      </Heading>
    ) : (
      <Heading ref={headingRef} id={id} tabIndex={-1} className="text-base outline-none">
        {title}
      </Heading>
    );
  return (
    <section
      className={classNames('panel', className)}
      aria-labelledby={id}
      aria-busy={busy === true || undefined}
    >
      <div className={badge === undefined ? 'contents' : 'flex flex-wrap items-center gap-2.5'}>
        <div className="contents">{heading}</div>
        <div className="contents">{badge}</div>
      </div>
      <div className="contents">{children}</div>
    </section>
  );
}
