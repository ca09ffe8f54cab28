import type { ReactNode } from 'react';

/** Attributes that connect a control with its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  id: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Announces the error when it appears, for one that appears without a change of focus. */
  announcesError?: boolean;
  /** Renders the control; it must spread the attributes onto its input. */
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, control, hint or error below; the error replaces the hint. */
export function Field({
  id,
  label,
  optional = false,
  hint,
  error,
  announcesError = false,
  children,
}: FieldProps) {
  const noteId = `${id}-note`;
  const described = error !== undefined || hint !== undefined;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-fg">
        <span>{label}</span>
        {optional && <span className="font-normal text-fg-3"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': described ? noteId : undefined,
      })}
      {described && (
        <p
          id={noteId}
          role={announcesError && error !== undefined ? 'alert' : undefined}
          className={`mt-1.5 text-sm leading-snug ${error === undefined ? 'text-fg-3' : 'text-down'}`}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
