import { setTimeout as sleep } from 'node:timers/promises';
import { brokers } from '../../../backend/src/features/waitlist/waitlist.brokers.ts';
import { codeInSubject } from '../../code-mail.ts';
import { call } from '../../http-client.ts';
import type { Finding } from './fault.ts';
import type { World } from './world.ts';

const mailWithinMs = 30_000;

/** Visitors who request a code, enter it, join and look up their rank, one after the other. */
export async function journeys({ ports, mail }: World, count: number, name: string): Promise<Finding> {
  let joined = 0;
  const failures: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const failure = await journey(ports[0] ?? 0, mail, `${name}.${number}@example.org`);
    if (failure === null) joined += 1;
    else failures.push(failure);
  }
  const why = failures.length === 0 ? '' : `: ${[...new Set(failures)].join(', ')}`;
  return {
    what: `${joined} of ${count} visitors joined with an emailed code${why}`,
    isKept: joined === count,
  };
}

async function journey(port: number, mail: World['mail'], email: string): Promise<string | null> {
  const post = async (path: string, body: object) => {
    const answer = await call({
      port,
      path,
      body: JSON.stringify(body),
      agent: undefined,
      timeoutMs: 30_000,
    });
    return answer.status < 300
      ? null
      : `${path} ${answer.status} ${/"code":"(\w+)"/.exec(answer.body)?.[1] ?? ''}`;
  };
  const asked = await post('/api/sendOtp', { email, purpose: 'waitlist' });
  if (asked !== null) return asked;
  const find = () => mail.messages.find(({ to }) => to === email)?.text;
  for (const deadline = Date.now() + mailWithinMs; find() === undefined; await sleep(50))
    if (Date.now() > deadline) return 'no code came';
  const otp = codeInSubject(/^Subject: (.*)/m.exec(find() ?? '')?.[1] ?? '');
  return (
    (await post('/api/verifyOtp', { email, otp, purpose: 'waitlist' })) ??
    (await post('/api/joinwaitlist', { ...visitor, email }))
  );
}

const visitor = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phoneNo: '+12122345678',
  country: 'US',
  broker: brokers.at(-1)?.slug ?? '',
};
