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
  /** Resolves once the message has been accepted. Throws {@link DeliveryError}. */
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

const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Nothing was sent if no connection was established; anything later may have been. */
function connectionError(error: unknown): DeliveryError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code =
    cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'no answer';
  return new DeliveryError(neverConnected.has(code) ? 'unavailable' : 'unknown', `Twilio ${code}`);
}

/** 4xx that say nothing about the message: our account is the operator's to fix, and rate limits pass. */
const notTheMessage = new Set([401, 403, 404, 408, 429]);

/** Twilio permanently rejects a message with any other 4xx; a 5xx means that it did not accept the message. */
async function refusal(response: Response): Promise<DeliveryError> {
  const { status } = response;
  const kind = status >= 500 || notTheMessage.has(status) ? 'unavailable' : 'refused';
  return new DeliveryError(kind, `Twilio ${status} ${await errorCode(response)}`.trim());
}

/** Twilio's own error number; its message is left out because it repeats the recipient. */
async function errorCode(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number'
    ? String(body.code)
    : '';
}
