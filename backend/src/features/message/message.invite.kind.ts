import type { Pool } from 'pg';
import type { Brand } from '../../platform/brand/brand.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { inviteText, reminderText } from '../invite/invite.templates.ts';
import { InviteKind, type WaveTemplates, type WaveWriter } from '../invite/invite.wave.kind.ts';
import { mailedStatusLink } from '../status/status.link.ts';
import { mailingAudiences } from './message.audience.ts';
import { suppressUndeliverable } from './message.bounce.ts';
import { renderInvite } from './message.invite.ts';
import { hashPads, suppressionLabel } from './message.suppression.repository.ts';
import type { TemplateService } from './message.template.service.ts';

export interface InviteKindOptions {
  readonly pool: Pool;
  readonly secrets: Secrets;
  /** The site's address, known once it listens. */
  readonly publicUrl: () => string;
  readonly smsAvailable: boolean;
  readonly messageTemplates: Pick<TemplateService, 'findCompiled'>;
  readonly brand: Brand;
}

/** Mailings that invite users, and the content of their messages. */
export function createInviteKind({ pool, secrets, publicUrl, smsAvailable, ...options }: InviteKindOptions) {
  const keys = secrets.keys(suppressionLabel);
  const templates = waveTemplates({ secrets, publicUrl, ...options });
  const pads = hashPads(keys);
  const kind = new InviteKind({
    pool,
    secrets,
    publicUrl,
    templates,
    hashPads: pads,
    audience: mailingAudiences({ secrets, smsAvailable }).invite,
    suppress: (client, signupSeqs, mailingSeq) => suppressUndeliverable(client, keys, signupSeqs, mailingSeq),
  });
  return { kind, templates, hashPads: pads };
}

function waveTemplates({
  secrets,
  publicUrl,
  messageTemplates,
  brand,
}: Pick<InviteKindOptions, 'secrets' | 'publicUrl' | 'messageTemplates' | 'brand'>): WaveTemplates {
  const email = async (versionId: string): Promise<WaveWriter['email']> => {
    const site = publicUrl();
    const compiled = await messageTemplates.findCompiled(versionId, site);
    if (compiled === null) throw new Error(`There is no version ${versionId} of a template`);
    return ({ person, invite, sentAt, mailingSeq }) => {
      const { firstName, referralId, signupId, generation, rankThen, isStated } = person;
      return renderInvite(secrets, compiled, {
        firstName,
        referralId,
        invite,
        rank: rankThen,
        signupId,
        mailingSeq: mailingSeq === null ? null : Number(mailingSeq),
        shareLink: shareLink(site, referralId),
        statusLink: mailedStatusLink(secrets, site, { isStated, signupId, generation, sentAt }),
      });
    };
  };
  return {
    invitation: async (versionId) => ({
      email: await email(versionId),
      sms: (invite) => ({ text: inviteText(brand.name, invite) }),
    }),
    reminder: async (versionId) => ({
      email: await email(versionId),
      sms: (invite) => ({ text: reminderText(brand.name, invite) }),
    }),
  };
}

const shareLink = (site: string, referralId: string): string =>
  `${site}/?ref=${encodeURIComponent(referralId)}`;
