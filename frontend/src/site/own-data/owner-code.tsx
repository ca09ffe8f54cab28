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
export function OwnerCode({
  verification,
  request,
  confirmText,
  allowed,
  onCancel,
  children,
}: OwnerCodeProps) {
  const { step } = verification.state;
  const confirm = async (otp: string) => {
    if ((await verification.confirm(otp)) !== null) await allowed?.run();
  };
  switch (step) {
    case 'contact':
      return (
        <Request verification={verification} request={request}>
          {children}
        </Request>
      );
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
      return (
        <>
          <p role="status">{allowed?.problem === null ? 'Verified. One moment…' : 'Verified.'}</p>
          {allowed !== undefined && allowed.problem !== null && (
            <>
              <Notice tone="danger" className="mt-4">
                {fieldMessage(allowed.problem)}
              </Notice>
              <Button
                variant="main"
                className="mt-6 w-full"
                pending={allowed.pending}
                onClick={() => void allowed.run()}
              >
                Try again
              </Button>
            </>
          )}
        </>
      );
  }
}

type RequestProps = Pick<OwnerCodeProps, 'verification' | 'request' | 'children'>;

/** What it is about, and the button that sends the code. */
function Request({ verification, request, children }: RequestProps) {
  const { problem } = verification.state;
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
        pending={verification.pending !== null}
        onClick={request}
      >
        Send code
      </WaitingButton>
    </>
  );
}
