import { use, type ComponentProps, type ReactNode } from 'react';
import { controlStyle } from './control.ts';
import { Field } from './field.tsx';
import { KitContext } from './kit.ts';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

const siteStyle = `${controlStyle} h-auto! resize-y px-3.5 py-3 leading-relaxed`;

/** Several lines of text. */
export function TextAreaField({ id, label, hint, error, ...area }: TextAreaFieldProps) {
  const style = use(KitContext)?.area ?? siteStyle;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => <textarea {...area} {...wiring} className={style} />}
    </Field>
  );
}
