import { useRef } from 'react';
import type { OtpPurpose, UserMessageState, UserPartsFragment, UserQuery } from '../../generated/office.ts';
import { Badge, type StateText } from '../ui/badge.tsx';
import { Moment } from '../ui/moment.tsx';
import { messageKinds } from './message-kinds.ts';
import { ResendWelcome } from './resend-welcome.tsx';
import { Panel } from '../ui/panel.tsx';

type Message = UserQuery['user']['messages'][number];

const purposes: Readonly<Record<OtpPurpose, string>> = {
  WAITLIST: 'Code to join',
  AMBASSADOR: 'Code to apply as an ambassador',
  STATUS: 'Code to see their status',
  REOPEN: 'Code to hear when sign-ups open',
  OWN_DATA: 'Code to see or change their data',
  CONTACT: 'Code to verify a new contact',
};

const states: Readonly<Record<UserMessageState, StateText>> = {
  QUEUED: { text: 'Waiting to be sent', tone: 'calm' },
  SENT: { text: 'Sent', tone: 'good' },
  FAILED: { text: 'Not delivered', tone: 'danger' },
  UNRECORDED: { text: 'Not provided', tone: 'calm' },
};

interface UserMessagesProps {
  user: UserPartsFragment;
  messages: readonly Message[];
}

/** Codes, the welcome, and what sent itself to the user, newest first; invitations and broadcasts have their own places. */
export function UserMessages({ user, messages }: UserMessagesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel title="Messages" level={3} headingRef={heading}>
      {messages.length === 0 ? (
        <p className="mt-3">No messages yet.</p>
      ) : (
        <ul className="mt-2">
          {messages.map((message) => (
            <li
              key={`${message.queuedAt} ${message.kind} ${message.purpose ?? ''}`}
              className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0"
            >
              <span className="min-w-0 flex-1 basis-40 text-fg">
                <span>
                  {message.purpose === null ? messageKinds[message.kind] : purposes[message.purpose]}
                </span>
                <span className="text-fg-3">
                  {` by ${message.channel === 'EMAIL' ? 'email' : 'text message'}`}
                </span>
              </span>
              <span className="text-caption text-fg-3">
                <Moment at={latest(message)} withTime />
              </span>
              <Badge tone={states[message.state].tone}>
                {message.enteredAt === null ? states[message.state].text : 'Entered'}
              </Badge>
              {message.kind === 'WELCOME' && message.state === 'FAILED' && (
                <ResendWelcome user={user} afterwards={heading} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function latest({ enteredAt, failedAt, sentAt, queuedAt }: Message): string {
  return enteredAt ?? failedAt ?? sentAt ?? queuedAt;
}
