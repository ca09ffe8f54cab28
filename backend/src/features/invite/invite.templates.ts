import { type Static, Type } from '@sinclair/typebox';
import type { Brand } from '../../platform/brand/brand.ts';
import { momentText } from '../../platform/delivery/moment-text.ts';
import { type MailContent, mailTemplate, smsTemplate } from '../../platform/delivery/template.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { knownCode } from './invite.code.ts';
import { inviteLink } from './invite.link.ts';

/** Code and links are derived from these when a message is rendered, so that they are stored nowhere. */
const InviteParams = Type.Object({
  firstName: Type.String(),
  referralId: Type.String(),
  status: Type.Object({
    signupId: Type.String(),
    generation: Type.Integer({ minimum: 0 }),
    sentAt: Type.Integer(),
    /** Whether the address is one that the user only stated; missing: no. */
    isStated: Type.Optional(Type.Boolean()),
  }),
  inviteId: Type.String(),
  codeSalt: Type.Integer(),
  codeHash: Type.String(),
  /** ISO 8601. */
  expiresAt: Type.String(),
  /** The wave that issued the invitation; missing: none did. */
  wave: Type.Optional(
    Type.Object({ mailingSeq: Type.Integer(), rankThen: Type.Union([Type.Integer(), Type.Null()]) }),
  ),
  /** The content of the email, with variables: the version of a template. */
  source: Type.Object({
    id: Type.String(),
    subject: Type.String(),
    preheader: Type.String(),
    body: Type.String(),
  }),
});
export type InviteParams = Static<typeof InviteParams>;

/** The values that an email uses for the variables of an invitation. */
export interface InviteValues {
  readonly link: string;
  readonly code: string;
  readonly expiresAt: Date;
}

/** The invitation for each channel. */
export type InviteTemplates = ReturnType<typeof inviteTemplates>;

export function inviteTemplates({
  brand,
  publicUrl,
  secrets,
  renderInvite,
}: {
  readonly brand: Brand;
  readonly publicUrl: string;
  readonly secrets: Secrets;
  /** Renders the email as an admin wrote it. */
  readonly renderInvite: (params: InviteParams, values: InviteValues) => MailContent;
}) {
  const link = (inviteId: string): string => inviteLink(secrets, publicUrl, inviteId);
  return {
    email: mailTemplate('invitation-mail', InviteParams, (params) => {
      const { inviteId, codeSalt, codeHash, expiresAt } = params;
      const code = knownCode(secrets, inviteId, codeSalt, codeHash) ?? '';
      return renderInvite(params, { link: link(inviteId), code, expiresAt: new Date(expiresAt) });
    }),
    sms: smsTemplate('invite-sms', InviteParams, ({ inviteId, expiresAt }) => ({
      text: inviteText(brand.name, { link: link(inviteId), expiresAt: new Date(expiresAt) }),
    })),
  };
}

/** An invitation as a text message. */
export const inviteText = (
  brandName: string,
  { link, expiresAt }: Pick<InviteValues, 'link' | 'expiresAt'>,
): string => `It's your turn: accept your ${brandName} invitation by ${momentText(expiresAt)}: ${link}`;

/** A reminder of it. */
export const reminderText = (
  brandName: string,
  { link, expiresAt }: Pick<InviteValues, 'link' | 'expiresAt'>,
): string =>
  `Reminder: your ${brandName} invitation expires soon. Accept it by ${momentText(expiresAt)}: ${link}`;
