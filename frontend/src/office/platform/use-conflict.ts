import { useState } from 'react';
import type { FormikValues, useFormik } from 'formik';
import type { ApiError } from '../../platform/api-error.ts';

/**
 * What someone else saved while this form was open, once the server refuses to overwrite it.
 *
 * @param load the form's values as they are stored now; null: they can no longer be edited.
 */
export function useConflict<Values>(load: () => Promise<Values | null>) {
  const [theirs, setTheirs] = useState<Values | null>(null);
  return {
    theirs,
    onRefused: ({ code }: ApiError) => {
      if (code === 'CONFLICT') load().then(setTheirs, () => undefined);
    },
    settle: () => setTheirs(null),
  };
}

interface ConflictingForm<Values extends FormikValues> {
  readonly form: ReturnType<typeof useFormik<Values>>;
  readonly clearRefusal: () => void;
}

/** The two answers to a conflict. @param version the value that says which version is edited. */
export function conflictAnswers<Values extends FormikValues>(
  conflict: ReturnType<typeof useConflict<Values>>,
  { form, clearRefusal }: ConflictingForm<Values>,
  version: keyof Values & string,
  submit: () => void,
) {
  const { theirs } = conflict;
  const settle = () => {
    conflict.settle();
    clearRefusal();
  };
  return {
    /** Null: there is no conflict. */
    theirs,
    keepYours: () => {
      settle();
      void form.setFieldValue(version, theirs?.[version]).then(submit);
    },
    useTheirs: () => {
      settle();
      if (theirs !== null) form.resetForm({ values: theirs });
    },
  };
}
