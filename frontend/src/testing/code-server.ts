import type { Attempt } from '../platform/attempt.ts';
import type { Contact, SentCode } from '../verification/verification-state.ts';
import { answeredByTest } from './answers.ts';
import { refusal, type Script } from './scripted-server.tsx';

type Input = Readonly<Record<string, string>>;

/** A server whose answers about codes the test gives when it wants to, in the order of the requests. */
export function codeServer() {
  const send = answeredByTest<(contact: Contact) => Promise<Attempt<SentCode>>>();
  const check = answeredByTest<(contact: Contact, otp?: string) => Promise<Attempt<{ message: string }>>>();
  const scripts = {
    SendOtp: scriptOf('sendOtp', (input: Input) => send.call(contactIn(input))),
    VerifyOtp: scriptOf('verifyOtp', (input: Input) => check.call(contactIn(input), input['otp'])),
  };
  return { send, check, scripts };
}

/** The script of a mutation that takes an input. */
export const scriptOf =
  <In>(field: string, call: (input: In) => Promise<Attempt<unknown>>): Script =>
  async ({ input }) => {
    const answer = await call(input as In);
    return answer.ok ? { [field]: answer.data } : refusal(answer.error.code, { ...answer.error });
  };

const contactIn = ({ channel, mobileNumber, email }: Input): Contact =>
  channel === 'SMS'
    ? { channel, destination: mobileNumber ?? '' }
    : { channel: 'EMAIL', destination: email ?? '' };
