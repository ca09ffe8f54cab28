import { useCallback, useState } from 'react';
import type { CodeVerification } from '../../verification/use-code-verification.ts';
import { startOf } from './form-pages.ts';
import type { SignupField } from './join-state.ts';

/** Where the visitor is in the form, and the ways back to it from the code. */
export function useFormPlace({ state, changeContact }: CodeVerification) {
  const [place, setPlace] = useState<{ readonly field: SignupField }>({ field: startOf(0) });
  const leadTo = useCallback((field: SignupField) => setPlace({ field }), []);
  return {
    /** The field that the visitor was led to last: its page is shown, and it gets the focus. */
    place,
    leadTo,
    backToPage: (page: number) => {
      if (state.step === 'code') changeContact();
      leadTo(startOf(page));
    },
    /** Back to the contact that the code was sent to. */
    changeContact: () => {
      changeContact();
      leadTo(state.challenge?.contact.channel === 'SMS' ? 'phoneNo' : 'email');
    },
  };
}
