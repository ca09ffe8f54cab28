import type { ReactNode } from 'react';
import { fieldMessage, type ApiError } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import { CodeEntry } from '../../verification/code-entry.tsx';
import type { CodeVerification } from '../../verification/use-code-verification.ts';

interface OwnerCodeProps {
  verification: CodeVerification;
  /** Sends the code. */
  request: () => void;
  confirmText: string;
  /** What the code allows, which is done at once; left out: it is for the next step. */
  allowed?: { pending: boolean; problem: ApiError | null; run: () => Promise<void> };
  onCancel: () => void;
  /** Shown before the code is sent. */
  children?: ReactNode;
}

/** Sends a code to the verified contact, takes it, and does what it allows. */
export function OwnerCode(props: OwnerCodeProps) {
  const { verification, confirmText, allowed, onCancel } = props;
  const confirm = async (otp: string) => {
    if ((await verification.confirm(otp)) !== null) await allowed?.run();
  };
  switch (verification.state.step) {
    case 'contact':
      return <Request {...props} />;
    case 'code':
      return (
        <CodeEntry
          id="own-data-code"
          verification={verification}
          confirmText={confirmText}
          onConfirm={(otp) => void confirm(otp)}
          changeText="Cancel"
          onChangeContact={onCancel}
        />
      );
    case 'verified':
      return allowed !== undefined && <Acting {...allowed} />;
  }
}

function Request({ verification: { state, pending }, request, children }: OwnerCodeProps) {
  const { problem } = state;
  return (
    <>
      <div>{children}</div>
      {problem !== null && (
        <Notice tone="danger" className="mt-4">
          {fieldMessage(problem.error)}
        </Notice>
      )}
      <WaitingButton
        variant="main"
        className="mt-6 w-full"
        availableAtMs={problem?.retryAtMs ?? null}
        pending={pending !== null}
        onClick={request}
      >
        Send code
      </WaitingButton>
    </>
  );
}

/** The code was right: what it allows is in progress, or has failed and can be tried again. */
function Acting({ pending, problem, run }: NonNullable<OwnerCodeProps['allowed']>) {
  return (
    <>
      <p role="status">{problem === null ? 'Verified. One moment…' : 'Verified.'}</p>
      {problem !== null && (
        <>
          <Notice tone="danger" className="mt-4">
            {fieldMessage(problem)}
          </Notice>
          <Button variant="main" className="mt-6 w-full" pending={pending} onClick={() => void run()}>
            Try again
          </Button>
        </>
      )}
    </>
  );
}
