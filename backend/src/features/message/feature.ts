import { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { Core } from '../../platform/feature.ts';
import type { AttemptGate } from '../account/account.gate.ts';
import { inviteLink } from '../invite/invite.link.ts';
import { inviteText, reminderText } from '../invite/invite.templates.ts';
import type { SegmentService } from '../segment/segment.service.ts';
import type { StatusLinkOf } from '../status/status.link.ts';
import type { StatusService } from '../status/status.service.ts';
import { welcomeText } from '../waitlist/waitlist.welcome.templates.ts';
import { mailingAudiences } from './message.audience.ts';
import { BroadcastKind } from './message.broadcast.kind.ts';
import { BroadcastResolver } from './message.broadcast.resolver.ts';
import { BroadcastService } from './message.broadcast.service.ts';
import { eraseClicks } from './message.click.repository.ts';
import { mountClicks } from './message.click.routes.ts';
import { ClickService } from './message.click.service.ts';
import { eraseConsent } from './message.consent.repository.ts';
import { ConsentResolver } from './message.consent.resolver.ts';
import { ConsentService } from './message.consent.service.ts';
import { mailEventRoutes } from './message.events.routes.ts';
import { MailEventService } from './message.events.service.ts';
import { MailEventSignatures } from './message.events.signatures.ts';
import { friendNotices } from './message.friend.kind.ts';
import { noFriendNotices } from './message.no-friend.kind.ts';
import { passedNotices } from './message.passed.kind.ts';
import { eraseTriggers } from './message.friend.repository.ts';
import { createInviteKind } from './message.invite.kind.ts';
import { eraseSuppressions, suppressionLabel } from './message.suppression.repository.ts';
import { SuppressionResolver } from './message.suppression.resolver.ts';
import { SuppressionService } from './message.suppression.service.ts';
import { TemplateResolver } from './message.template.resolver.ts';
import { type TemplateDependencies, TemplateService } from './message.template.service.ts';
import { TriggerResolver } from './message.trigger.resolver.ts';
import { TriggerService } from './message.trigger.service.ts';
import { testMessage } from './message.templates.ts';
import { mountUnsubscribe } from './message.unsubscribe.routes.ts';

interface Given extends Core {
  readonly gate: AttemptGate;
  readonly status: StatusService;
}

export const messageFeature = {
  tag: { name: 'message', title: 'Messages', description: 'Bounces and complaints about emails to users.' },
  resolvers: [TemplateResolver, BroadcastResolver, SuppressionResolver, ConsentResolver],
  async eraser(...args: Parameters<typeof eraseConsent>) {
    await eraseClicks(...args);
    await eraseSuppressions(...args);
    await eraseConsent(...args);
  },
  open({ env, brand, secrets, pool, jobPool, reader, delivery, publicUrl, gate, status }: Given) {
    const keys = secrets.keys(suppressionLabel);
    const messageTemplates = new TemplateService({
      pool,
      brand,
      delivery: delivery.notices,
      claimTest: (adminId) => gate.claimTestMessage(adminId),
      textMessage: exampleTextMessages({ brand, secrets }),
    });
    const suppressions = new SuppressionService(pool, keys);
    const consent = new ConsentService(pool, keys);
    const events = new MailEventService(pool, keys);
    const smsAvailable = delivery.bulk.isAvailable('sms');
    const audiences = mailingAudiences({ secrets, smsAvailable });
    const ofKinds = { pool: jobPool, secrets, publicUrl, smsAvailable, brand, messageTemplates };
    const invite = createInviteKind(ofKinds);
    const broadcasts = new BroadcastService({
      pool,
      reader,
      audience: audiences.broadcast,
      findVersion: (templateId) => messageTemplates.findCurrent('broadcast', templateId),
    });
    return {
      services: {
        messageTemplates,
        audiences,
        mailingKinds: { invite: invite.kind, broadcast: new BroadcastKind(ofKinds) },
        inviteKind: invite,
        findUserMailWriter: (kind: 'welcome' | 'reward') =>
          messageTemplates.findUserMailWriter(kind, publicUrl()),
        findTemplateVersion: (kind: 'invite' | 'reminder', id: string | null) =>
          messageTemplates.findCurrent(kind, id),
      },
      resolvers: [
        new TemplateResolver(messageTemplates, publicUrl),
        new BroadcastResolver(broadcasts),
        new SuppressionResolver(suppressions, events),
        new ConsentResolver(consent, status),
      ],
      routes: [
        mailEventRoutes({
          events,
          signatures: new MailEventSignatures({ resendSecret: env.resendWebhookSecret }),
        }),
      ],
      templates: () => [testMessage],
      mount(server: Parameters<typeof mountUnsubscribe>[0]) {
        const site = () => ({ brand, publicUrl: publicUrl() });
        mountUnsubscribe(server, { secrets, consent, site });
        mountClicks(server, { clicks: new ClickService(pool, secrets), site });
      },
    };
  },
};

/** Messages that send themselves. */
export const triggerFeature = {
  tag: messageFeature.tag,
  resolvers: [TriggerResolver],
  eraser: eraseTriggers,
  open({
    env,
    secrets,
    pool,
    jobPool,
    delivery,
    publicUrl,
    messageTemplates,
    statusLinkOf,
    segments,
  }: GivenTemplates) {
    const options = {
      pool: jobPool,
      secrets,
      sender: new MessageSender(delivery.notices),
      publicUrl,
      statusLink: statusLinkOf,
      pointsPerReferral: env.pointsPerReferral,
      messageTemplates,
    };
    return {
      resolvers: [
        new TriggerResolver(new TriggerService({ pool, segments, keys: secrets.keys(suppressionLabel) })),
      ],
      notices: [friendNotices(options), noFriendNotices(options), passedNotices(options)],
    };
  },
};

interface GivenTemplates extends Core {
  readonly messageTemplates: TemplateService;
  readonly statusLinkOf: (of: StatusLinkOf) => string;
  readonly segments: SegmentService;
}

/**
 * Text messages for previews. Their link is as long as a real one, since that determines the price, and opens nothing.
 */
const exampleTextMessages =
  ({ brand, secrets }: Pick<Core, 'brand' | 'secrets'>): TemplateDependencies['textMessage'] =>
  (kind, publicUrl) => {
    if (kind === 'welcome')
      return welcomeText(brand.name, { rank: 1234, shareLink: `${publicUrl}/?ref=7K2QXBD94M` });
    if (kind !== 'invite' && kind !== 'reminder') return null;
    const write = kind === 'invite' ? inviteText : reminderText;
    const link = inviteLink(secrets, publicUrl, noInvite);
    return write(brand.name, { link, expiresAt: new Date(Date.now() + exampleValidMs) });
  };

const exampleValidMs = 14 * 24 * 60 * 60 * 1000;
const noInvite = '00000000-0000-7000-8000-000000000000';
