import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { FirstStepsDocument } from '../../generated/office.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { officeHome, officePaths, type LoginPrefill } from '../platform/office-paths.ts';
import { loginNote } from '../platform/login-note.ts';
import { session } from '../platform/session.ts';

interface SignedUp {
  readonly message: string;
  /** Null: the account is not active yet. */
  readonly accessToken: string | null;
}

/**
 * Logs a new account in, which lands on the dashboard while there are first steps to do; one that is not active yet
 * goes to the login, where the message stays.
 */
export function useEnter() {
  const navigate = useNavigate();
  const client = useApolloClient();
  const toasts = useToasts();
  return async ({ message, accessToken }: SignedUp, prefill?: LoginPrefill) => {
    if (accessToken === null) {
      loginNote.write(message);
      return navigate(officePaths.login, { replace: prefill !== undefined, state: prefill });
    }
    loginNote.clear();
    session.begin(accessToken);
    toasts.success(message);
    const asked = client.query({ query: FirstStepsDocument, fetchPolicy: 'network-only' });
    const steps = await asked.catch(() => null); // without an answer, the usual screen will do
    return navigate(steps?.data?.firstSteps.isShown === true ? officePaths.dashboard : officeHome, {
      replace: true,
    });
  };
}
