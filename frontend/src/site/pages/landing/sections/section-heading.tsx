import type { ReactNode } from 'react';

interface SectionHeadingProps {
  id: string;
  title: ReactNode;
  children?: ReactNode;
}

export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <div className="max-w-[52rem]">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {children !== undefined && <p className="mt-4 max-w-[44rem] text-lg">{children}</p>}
    </div>
  );
}
