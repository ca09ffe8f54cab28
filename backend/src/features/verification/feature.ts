import { GroupCommit } from '../../platform/database/group-commit.ts';
import type { Core } from '../../platform/feature.ts';
import { MailDomains } from '../../platform/mail/mail-domains.ts';
import { CaptchaProofs } from '../../platform/proof/captcha-proofs.ts';
import { WorkProofs } from '../../platform/proof/work-proofs.ts';
import { SendGuard } from './verification.guard.ts';
import { verificationJobs } from './verification.jobs.ts';
import { eraseChallenges } from './verification.repository.ts';
import { VerificationResolver } from './verification.resolver.ts';
import { verificationRoutes } from './verification.routes.ts';
import { verificationOptions, VerificationService } from './verification.service.ts';
import { otpTemplates } from './verification.templates.ts';

interface Given extends Core {
  readonly geo: { readonly countryOf: (address: string) => { readonly code: string } | null };
  readonly pauses: { readonly arePaused: () => Promise<boolean> };
  readonly trustedNetworks: { readonly has: (address: string) => Promise<boolean> };
}

export const verificationFeature = {
  tag: {
    name: 'verification',
    title: 'Verification',
    description: 'Verification codes prove that a caller has access to an email address or a mobile number.',
  },
  resolvers: [VerificationResolver],
  eraser: eraseChallenges,
  open(given: Given) {
    const { env, brand, log, secrets, pool, flushPool, jobPool, delivery, publicUrl } = given;
    const { geo, pauses, trustedNetworks } = given;
    const domains = env.smtp !== undefined && env.mailDomainLookup === 'on' ? new MailDomains() : undefined;
    const work = new WorkProofs(secrets);
    const verification = new VerificationService({
      pool,
      groupCommit: new GroupCommit(flushPool),
      secrets,
      options: verificationOptions(env),
      smsAvailable: delivery.codes.isAvailable('sms'),
      guard: new SendGuard({
        pool,
        proofs: env.captcha ? new CaptchaProofs({ account: env.captcha, work, log }) : work,
        mode: env.proofOfWork,
        smsPerHour: env.smsPerHour,
      }),
      signupsPaused: () => pauses.arePaused(),
      isTrustedNetwork: (address) => trustedNetworks.has(address),
      countryOf: (address) => geo.countryOf(address)?.code ?? null,
      ...(domains && { canReceiveMail: (domain) => domains.canReceive(domain) }),
    });
    const templates = () => otpTemplates({ brand, publicUrl: publicUrl(), secrets });
    return {
      services: { verification },
      resolvers: [new VerificationResolver(verification)],
      routes: [verificationRoutes],
      jobs: () => [verificationJobs({ pool: jobPool, delivery: delivery.codes, templates: templates() })],
      templates() {
        const { email, sms } = templates();
        return [email, sms];
      },
    };
  },
};
