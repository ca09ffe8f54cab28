import { useEffect, useMemo, useState } from 'react';
import { formFieldNames, waitlistFormFaults } from '@waitlist/backend/waitlist-form';
import { formPages } from './form-pages.ts';
import { rejectedBy, type SignupField, type SignupValues } from './join-state.ts';
import type { Join } from './use-join.ts';

export type SignupFormState = ReturnType<typeof useSignupForm>;

/** What was typed, and what is wrong with it. */
export function useSignupForm(join: Join, apparentCountry: string | null) {
  const { values: submitted, problem, onType, leadTo } = join;
  const [typed, setTyped] = useState(submitted);
  const [touched, setTouched] = useState<readonly SignupField[]>([]);
  // A country that the visitor cleared stays empty.
  const [isCountryTheirs, setCountryTheirs] = useState(submitted.country !== '');
  const values = useMemo(
    () => (isCountryTheirs ? typed : { ...typed, country: apparentCountry ?? '' }),
    [typed, isCountryTheirs, apparentCountry],
  );
  const faults = waitlistFormFaults(values);
  const rejected = useMemo(
    () => (problem === null ? {} : rejectedBy(problem.error, submitted)),
    [problem, submitted],
  );
  useEffect(() => {
    onType(values);
  }, [onType, values]);
  useEffect(() => {
    const field = formFieldNames.find((each) => each in rejected);
    if (field !== undefined) leadTo(field);
  }, [rejected, leadTo]);
  return {
    values,
    set: <Name extends keyof SignupValues>(name: Name, value: SignupValues[Name]) => {
      if (name === 'country') setCountryTheirs(true);
      setTyped((now) => ({ ...now, [name]: value }));
    },
    /** From now on, what is wrong with the field is said. */
    touch: (field: SignupField) => setTouched((now) => (now.includes(field) ? now : [...now, field])),
    errorOf: (field: SignupField): string | undefined => {
      const rejection = rejected[field];
      if (touched.includes(field) && faults[field] !== undefined) return faults[field];
      return rejection?.value === values[field] ? rejection.message : undefined;
    },
    /** The first field up to the end of a page that something is wrong with; everything that is wrong is said. */
    firstFault: (page: number): SignupField | undefined => {
      const fields = formPages.slice(0, page + 1).flat(2);
      setTouched(fields);
      return fields.find((field) => faults[field] !== undefined);
    },
  };
}

export function fieldId(field: SignupField): string {
  return `signup-${field}`;
}
