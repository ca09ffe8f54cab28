import { use, type ComponentProps, type ReactNode } from 'react';
import { FieldStyleContext } from './control.ts';
import { Field } from './field.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Several lines of text. */
export function TextAreaField({ id, label, hint, error, ...area }: TextAreaFieldProps) {
  const styles = use(FieldStyleContext);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => <textarea {...area} {...wiring} className={styles.area} />}
    </Field>
  );
}
