import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { formatWait, useCountdown } from '../../ui/use-countdown.ts';
import type { SentCode, useEmailProof } from './use-email-proof.ts';

interface EmailProofProps {
  /** As typed, trimmed; null while it cannot be an address. */
  email: string | null;
  proof: ReturnType<typeof useEmailProof>;
}

/** Stands under the e-mail field: asks for a code, takes it, and says when the address is proven. */
export function EmailProof({ email, proof }: EmailProofProps) {
  const { pending, sent, provenEmail, complaint, send, verify } = proof;
  if (provenEmail !== null)
    return (
      <p role="status" className="mt-2 flex items-center gap-2 text-small text-up">
        <CheckIcon size={18} />
        Your e-mail is verified
      </p>
    );
  if (sent !== null)
    return (
      <CodeEntry
        key={sent.resendAtMs}
        sent={sent}
        complaint={complaint?.message}
        pending={pending}
        onVerify={verify}
        onResend={() => send(sent.email)}
      />
    );
  if (email === null) return null;
  return (
    <>
      {complaint !== null && <p className="mt-1.5 text-sm text-down">{complaint.message}</p>}
      <Button look="quiet" className="-ml-3 text-volt" pending={pending} onClick={() => send(email)}>
        Send OTP
      </Button>
    </>
  );
}

interface CodeEntryProps {
  sent: SentCode;
  complaint: string | undefined;
  pending: boolean;
  onVerify: (code: string) => void;
  onResend: () => void;
}

function CodeEntry({ sent, complaint, pending, onVerify, onResend }: CodeEntryProps) {
  const [code, setCode] = useState('');
  const firstBox = useRef<HTMLInputElement>(null);
  const waitSeconds = useCountdown(sent.resendAtMs);
  useLayoutEffect(() => firstBox.current?.focus(), [complaint]);
  const complete = code.length === sent.length;
  return (
    <div className="mt-4">
      <CodeField
        id="ambassador-otp"
        length={sent.length}
        value={code}
        onChange={setCode}
        onComplete={onVerify}
        error={complaint}
        readOnly={pending}
        firstBox={firstBox}
      />
      <div className="mt-1 -ml-3 flex flex-wrap">
        <Button
          look="quiet"
          className="text-volt"
          pending={pending && complete}
          unavailable={!complete}
          onClick={() => onVerify(code)}
        >
          Verify OTP
        </Button>
        <Button look="quiet" className="figures" unavailable={waitSeconds > 0 || pending} onClick={onResend}>
          {waitSeconds > 0 ? `Resend code in ${formatWait(waitSeconds)}` : 'Resend code'}
        </Button>
      </div>
    </div>
  );
}
