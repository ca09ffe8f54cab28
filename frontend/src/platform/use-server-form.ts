import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useFormik, type FormikValues } from 'formik';
import type { Schema } from 'yup';
import type { ApiError } from './api-error.ts';
import { attempt } from './attempt.ts';

interface ServerForm<Values extends FormikValues, Data> {
  readonly values: Values;
  /** What the form refuses by itself, in the server's own words. */
  readonly schema: Schema;
  readonly send: (values: Values) => Promise<{ data?: Data | null | undefined; error?: unknown }>;
  readonly onDone: (data: Data, values: Values) => void;
  readonly onRefused?: (error: ApiError) => void;
}

/**
 * A form whose rules both sides have and whose submission the server may still refuse: what it says of a field stands at
 * that field until the next attempt, and focus goes to the first faulty one.
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
      // With what it led to: the faulty fields are known once that is drawn.
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
    /** The server's refusal. */
    refusal,
    /** The same when it is about no field that the form shows: to be shown beside the fields. */
    failure: refusal !== null && !Object.keys(refusal.fields).some((name) => name in values) ? refusal : null,
    /** For the form's element. */
    formProps: { ref: element, noValidate: true, onSubmit: submit },
    errorOf,
    /** For the field of a name. */
    field: (name: keyof Values & string) => ({ ...form.getFieldProps(name), error: errorOf(name) }),
  };
}

function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
