import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  useOpenStatusByCodeMutation,
  useSendOtpMutation,
  type OtpChannel,
} from '../../generated/operations.ts';
import { attempt } from '../../platform/attempt.ts';
import { useSite } from '../../platform/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { formatWait, useCountdown } from '../../ui/use-countdown.ts';

interface Sent {
  readonly channel: OtpChannel;
  readonly contact: string;
  readonly codeLength: number;
  readonly resendAtMs: number;
}

/** What holds only what phone numbers hold is read as an Indian mobile number, anything else as an e-mail address. */
const channelOf = (contact: string): OtpChannel =>
  /^[\d\s()+-]*\d[\d\s()+-]*$/.test(contact) ? 'SMS' : 'EMAIL';
const addressed = (channel: OtpChannel, contact: string) =>
  channel === 'SMS' ? { channel, mobileNumber: contact } : { channel, email: contact };

const contactMissing = 'Enter what you joined with, so that we know where to send the code.';

interface SignInProps {
  notice: string | null;
  onOpened: () => void;
}

/** E-mail or phone, then the code that was sent there. */
export function SignIn({ notice, onOpened }: SignInProps) {
  const [contact, setContact] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [pending, setPending] = useState(false);
  const [sendOtp] = useSendOtpMutation();
  const send = async () => {
    if (pending) return;
    if (contact.trim() === '') return setProblem(contactMissing);
    const channel = channelOf(contact);
    setPending(true);
    const answer = await attempt(() =>
      sendOtp({ variables: { input: { ...addressed(channel, contact.trim()), purpose: 'STATUS' } } }),
    );
    setPending(false);
    if (!answer.ok) return setProblem(Object.values(answer.error.fields)[0] ?? answer.error.message);
    const { codeLength, resendAfterSeconds } = answer.data.sendOtp;
    setProblem(undefined);
    setSent({
      ...{ channel, contact: contact.trim(), codeLength },
      resendAtMs: Date.now() + resendAfterSeconds * 1000,
    });
  };
  return (
    <div className="card max-w-xl p-5 sm:p-8">
      {notice !== null && sent === null && (
        <Notice tone="trouble" className="mb-6">
          {notice}
        </Notice>
      )}
      {sent === null ? (
        <ContactForm
          contact={contact}
          onChange={(next) => {
            setContact(next);
            setProblem(undefined);
          }}
          problem={problem}
          pending={pending}
          onSend={() => void send()}
        />
      ) : (
        <CodeForm
          key={sent.resendAtMs}
          sent={sent}
          problem={problem}
          pending={pending}
          onResend={() => void send()}
          onChangeContact={() => setSent(null)}
          onOpened={onOpened}
        />
      )}
    </div>
  );
}

interface ContactFormProps {
  contact: string;
  onChange: (contact: string) => void;
  problem: string | undefined;
  pending: boolean;
  onSend: () => void;
}

function ContactForm({ contact, onChange, problem, pending, onSend }: ContactFormProps) {
  const { smsEnabled } = useSite();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem !== undefined) field.current?.focus();
  }, [problem]);
  const label = smsEnabled ? 'E-mail or Indian mobile number' : 'E-mail';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <h2 className="text-2xl">Who is there?</h2>
      <p className="mt-2 mb-6 text-small">
        Open the link in your welcome mail, or let us send a code to the contact you joined with.
      </p>
      <TextField
        id="contact"
        ref={field}
        label={label}
        value={contact}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={smsEnabled ? 'username' : 'email'}
        inputMode={smsEnabled ? 'text' : 'email'}
        error={problem}
      />
      <Button type="submit" className="mt-6 w-full" pending={pending}>
        Send code
      </Button>
    </form>
  );
}

interface CodeFormProps {
  sent: Sent;
  problem: string | undefined;
  pending: boolean;
  onResend: () => void;
  onChangeContact: () => void;
  onOpened: () => void;
}

function CodeForm({ sent, problem, pending, onResend, onChangeContact, onOpened }: CodeFormProps) {
  const firstBox = useRef<HTMLInputElement>(null);
  const { code, setCode, complaint, opening, open } = useCode(sent, firstBox, onOpened);
  const seconds = useCountdown(sent.resendAtMs);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        open(code);
      }}
    >
      <h2 className="text-2xl">Enter the code</h2>
      <p role="status" className="mt-2 mb-6">
        We sent it to <strong className="font-medium break-words text-fg">{sent.contact}</strong>.
      </p>
      <CodeField
        id="status-code"
        length={sent.codeLength}
        value={code}
        onChange={setCode}
        onComplete={open}
        error={complaint ?? problem}
        readOnly={opening}
        firstBox={firstBox}
      />
      <Button type="submit" className="mt-6 w-full" pending={opening}>
        Show my place
      </Button>
      <div className="mt-3 flex flex-col gap-1 sm:-mx-3 sm:flex-row sm:justify-between">
        <Button
          look="quiet"
          className="figures"
          pending={pending}
          unavailable={seconds > 0}
          onClick={onResend}
        >
          {seconds > 0 ? `Resend code in ${formatWait(seconds)}` : 'Resend code'}
        </Button>
        <Button look="quiet" onClick={onChangeContact}>
          Use another contact
        </Button>
      </div>
    </form>
  );
}

/** The code as it is typed, and the call that tries it. A refused one is wiped. */
function useCode(sent: Sent, firstBox: RefObject<HTMLInputElement | null>, onOpened: () => void) {
  const [code, setCode] = useState('');
  const [complaint, setComplaint] = useState<string | undefined>();
  const [opening, setOpening] = useState(false);
  const [openByCode] = useOpenStatusByCodeMutation();
  useLayoutEffect(() => firstBox.current?.focus(), [sent, complaint, firstBox]);
  const tryCode = async (otp: string) => {
    setOpening(true);
    const answer = await attempt(() =>
      openByCode({ variables: { input: { ...addressed(sent.channel, sent.contact), otp } } }),
    );
    setOpening(false);
    if (answer.ok) return onOpened();
    setCode('');
    setComplaint(answer.error.message);
  };
  return {
    code,
    complaint,
    opening,
    setCode: (next: string) => {
      setCode(next);
      if (next !== '') setComplaint(undefined);
    },
    open: (otp: string) => {
      if (opening) return;
      if (otp.length === sent.codeLength) void tryCode(otp);
      else setComplaint(`Enter all ${sent.codeLength} digits`);
    },
  };
}
