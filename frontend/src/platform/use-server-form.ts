import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { useFormik, type FormikValues } from 'formik';
import type { Schema } from 'yup';
import { fieldMessage, type ApiError } from './api-error.ts';
import { attempt } from './attempt.ts';
import { useUnseenFailure } from './use-unseen-failure.ts';

interface ServerForm<Values extends FormikValues, Data> {
  readonly values: Values;
  /** What the form rejects by itself, in the server's own words. */
  readonly schema: Schema;
  readonly send: (values: Values) => Promise<{ data?: Data | null | undefined; error?: unknown }>;
  readonly onDone: (data: Data, values: Values) => void;
  /** The form counts as pending until a promise that it returns settles. */
  readonly onRefused?: (error: ApiError) => void | Promise<void>;
}

/**
 * A form whose rules both sides have and whose submission the server may still reject: a message about a field is shown
 * at that field until the next attempt, and the first invalid one gets the focus. A message about a field that the form
 * does not show is the `failure`.
 */
export function useServerForm<Values extends FormikValues, Data>(options: ServerForm<Values, Data>) {
  const { values, schema, send, onDone, onRefused } = options;
  const showUnseen = useUnseenFailure();
  const submitting = useRef(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const form = useFormik<Values>({
    initialValues: values,
    validationSchema: schema,
    onSubmit: async (given) => {
      setRefusal(null);
      faults.forget();
      const outcome = await attempt(() => send(given));
      if (outcome.ok) return onDone(outcome.data, given);
      setRefusal(outcome.error);
      showUnseen(outcome.error, true);
      await onRefused?.(outcome.error);
    },
  });
  const faults = useFaults(refusal, form.errors);
  const submit = () => {
    if (submitting.current) return;
    submitting.current = true;
    void form.submitForm().finally(() => {
      submitting.current = false;
      faults.show();
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
    clearRefusal: () => {
      setRefusal(null);
      faults.forget();
    },
    /** Why the last attempt failed, if no field says so: show it next to the fields. */
    failure:
      refusal !== null && !Object.keys(refusal.fields).some((name) => name in values)
        ? refusal
        : faults.unshown,
    /** Submits the form with its current values. */
    submit,
    /** Props for the form element. */
    formProps: {
      ref: faults.form,
      noValidate: true,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        submit();
      },
    },
    errorOf,
    /** Props for the field with a name. */
    field: (name: keyof Values & string) => ({ ...form.getFieldProps(name), error: errorOf(name) }),
  };
}

/** Focuses the first invalid field after an attempt. `unshown`: why it failed, if the form does not show that field. */
function useFaults(refusal: ApiError | null, errors: Readonly<Record<string, unknown>>) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [unshown, setUnshown] = useState<ApiError | null>(null);
  const show = useEffectEvent(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null;
    field?.focus();
    setUnshown(field === null ? faultOf(refusal, errors) : null);
  });
  // In an effect: the invalid fields are known once the result is rendered.
  useEffect(() => {
    if (attempts > 0) show();
  }, [attempts]);
  return { form, unshown, show: () => setAttempts((count) => count + 1), forget: () => setUnshown(null) };
}

/** Why an attempt failed: what the server said, or what the form itself rejects. */
function faultOf(refusal: ApiError | null, errors: Readonly<Record<string, unknown>>): ApiError | null {
  if (refusal !== null) return { ...refusal, message: fieldMessage(refusal) };
  const message = Object.values(errors).find((each) => typeof each === 'string');
  return message === undefined
    ? null
    : { code: 'VALIDATION_FAILED', message, fields: {}, retryAfterSeconds: null };
}
