import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { ApiError } from '../../platform/api-error.ts';
import { useSite } from '../../platform/site-context.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { Notice } from '../../ui/notice.tsx';

interface AccountCardProps {
  title: string;
  children: ReactNode;
}

/** The card on the screens before the login. */
export function AccountCard({ title, children }: AccountCardProps) {
  const { brand } = useSite();
  useEffect(() => {
    document.title = `${title} · ${brand.name} back office`;
  }, [title, brand.name]);
  return (
    <div className="grid min-h-dvh content-center justify-items-center gap-6 px-4 py-10">
      <header>
        <a href="/" className="flex items-center gap-2.5 text-base font-semibold text-fg">
          <LogoMark />
          {brand.name}
        </a>
      </header>
      <main className="panel w-full max-w-96 p-6">
        <h1 className="text-xl">{title}</h1>
        <div className="contents">{children}</div>
      </main>
      <footer className="text-center text-caption text-fg-3">{brand.copyright}</footer>
    </div>
  );
}

interface AccountFormProps {
  /** A rejection that is not about a field. */
  failure: ApiError | null;
  formProps: ComponentProps<'form'>;
  children: ReactNode;
}

export function AccountForm({ failure, formProps, children }: AccountFormProps) {
  return (
    <form {...formProps} className="mt-5 grid gap-4">
      <ErrorSummary error={failure} />
      <div className="contents">{children}</div>
    </form>
  );
}

/** Why the form as a whole was rejected; it gets the focus, so that it is read and the fields come next. */
export function ErrorSummary({ error }: { error: ApiError | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) box.current?.focus();
  }, [error]);
  if (error === null) return null;
  return (
    <div ref={box} tabIndex={-1} className="rounded-control">
      <Notice tone="danger">
        <p>{error.message}</p>
      </Notice>
    </div>
  );
}
