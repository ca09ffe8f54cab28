import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useFormik, type FormikValues } from 'formik';
import type { Schema } from 'yup';
import type { ApiError } from './api-error.ts';
import { attempt } from './attempt.ts';

interface ServerForm<Values extends FormikValues, Data> {
  readonly values: Values;
  /** What the form rejects by itself, in the server's own words. */
  readonly schema: Schema;
  readonly send: (values: Values) => Promise<{ data?: Data | null | undefined; error?: unknown }>;
  readonly onDone: (data: Data, values: Values) => void;
  readonly onRefused?: (error: ApiError) => void;
}

/**
 * A form whose rules both sides have and whose submission the server may still reject: a message about a field is shown
 * at that field until the next attempt, and the first invalid one gets the focus.
 */
export function useServerForm<Values extends FormikValues, Data>(options: ServerForm<Values, Data>) {
  const { values, schema, send, onDone, onRefused } = options;
  const element = useRef<HTMLFormElement>(null);
  const submitting = useRef(false);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) focusFirstFault(element.current);
  }, [attempts]);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const form = useFormik<Values>({
    initialValues: values,
    validationSchema: schema,
    onSubmit: async (given) => {
      setRefusal(null);
      const outcome = await attempt(() => send(given));
      if (outcome.ok) return onDone(outcome.data, given);
      setRefusal(outcome.error);
      onRefused?.(outcome.error);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    void form.submitForm().finally(() => {
      submitting.current = false;
      // In an effect: the invalid fields are known once the result is rendered.
      setAttempts((count) => count + 1);
    });
  };
  const errorOf = (name: keyof Values & string): string | undefined => {
    const own = form.errors[name];
    return (form.touched[name] && typeof own === 'string' ? own : undefined) ?? refusal?.fields[name];
  };
  return {
    form,
    pending: form.isSubmitting,
    /** The server's rejection. */
    refusal,
    /** It is dealt with. */
    clearRefusal: () => setRefusal(null),
    /** The rejection if it is not about a field of the form: show it next to the fields. */
    failure: refusal !== null && !Object.keys(refusal.fields).some((name) => name in values) ? refusal : null,
    /** Props for the form element. */
    formProps: { ref: element, noValidate: true, onSubmit: submit },
    errorOf,
    /** Props for the field with a name. */
    field: (name: keyof Values & string) => ({ ...form.getFieldProps(name), error: errorOf(name) }),
  };
}

function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
