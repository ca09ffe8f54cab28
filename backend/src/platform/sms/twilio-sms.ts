import { DeliveryError } from '../delivery/delivery-error.ts';

/** A text message to one number. */
export interface Sms {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** Seconds after which the network should no longer deliver it. */
  readonly validSeconds?: number;
  readonly signal?: AbortSignal;
}

export interface SmsSender {
  /** Resolves once the message has been taken. Throws {@link DeliveryError}. */
  send(sms: Sms): Promise<void>;
}

export interface TwilioOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** The number to send from, or the SID of a messaging service (`MG…`). */
  readonly from: string;
  /** `https://api.twilio.com`, or a region's. */
  readonly baseUrl: string;
}

const timeoutMs = 10_000;

/** Sends through Twilio's REST API: https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
export function createTwilioSms({ accountSid, authToken, from, baseUrl }: TwilioOptions): SmsSender {
  const url = `${baseUrl.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    async send({ to, text, validSeconds, signal }) {
      if (!/^\+[1-9]\d{4,14}$/.test(to)) throw new DeliveryError('refused', 'The number is not E.164');
      const body = new URLSearchParams({
        To: to,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        Body: text,
      });
      if (validSeconds !== undefined)
        body.set('ValidityPeriod', String(Math.min(36_000, Math.max(1, Math.floor(validSeconds)))));
      const timeout = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body,
        redirect: 'error',
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      }).catch((error: unknown) => {
        throw connectionError(error);
      });
      if (response.ok) await response.body?.cancel();
      else throw await refusal(response);
    },
  };
}

/** Nothing was sent when no connection came about; anything later may have been. */
function connectionError(error: unknown): DeliveryError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer';
  const notSent = [
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
  ].includes(code);
  return new DeliveryError(notSent ? 'unavailable' : 'unknown', `Twilio ${code}`);
}

/** Twilio refuses for good with 4xx, save for 408 and 429; a 5xx was not carried out. */
async function refusal(response: Response): Promise<DeliveryError> {
  const { status } = response;
  const temporary = status >= 500 || status === 408 || status === 429;
  return new DeliveryError(
    temporary ? 'unavailable' : 'refused',
    `Twilio ${status} ${await errorCode(response)}`.trim(),
  );
}

/** Twilio's own error number; its message is left out, it repeats the recipient. */
async function errorCode(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number'
    ? String(body.code)
    : '';
}
