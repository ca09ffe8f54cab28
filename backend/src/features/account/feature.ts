import type { Core } from '../../platform/feature.ts';
import { confirmationJobs } from './account.confirmation.jobs.ts';
import { ConfirmationResolver } from './account.confirmation.resolver.ts';
import { confirmationTemplates } from './account.confirmation.templates.ts';
import { AdminAccount, AdminPasswordReset, AdminSetupLink, AdminSignupRequest } from './account.entity.ts';
import { InvitationResolver } from './account.invitation.resolver.ts';
import { accountJobs } from './account.jobs.ts';
import type { Legacies } from './account.legacy.ts';
import { PasswordResolver } from './account.password.resolver.ts';
import { AccountResolver } from './account.resolver.ts';
import { accountRoutes } from './account.routes.ts';
import { accountOptions, createAccountServices } from './account.services.ts';
import { accountTag } from './account.tag.ts';
import { resetTemplate } from './account.templates.ts';

interface Given extends Core {
  readonly legacies: Legacies;
  readonly geo: { readonly countryOf: (address: string) => { readonly code: string } | null };
}

export const accountFeature = {
  tag: accountTag,
  entities: [AdminAccount, AdminPasswordReset, AdminSetupLink, AdminSignupRequest],
  resolvers: [AccountResolver, ConfirmationResolver, InvitationResolver, PasswordResolver],
  open({ env, brand, secrets, orm, pool, jobPool, delivery: { codes }, publicUrl, legacies, geo }: Given) {
    const options = accountOptions(env);
    const countryOf = (address: string) => geo.countryOf(address)?.code ?? null;
    const services = createAccountServices({ orm, pool, secrets, options, legacies, countryOf });
    const { accounts, confirmations, invitations, passwords } = services;
    const reset = () => resetTemplate({ brand, publicUrl: publicUrl(), secrets });
    const confirmation = () => confirmationTemplates({ brand, publicUrl: publicUrl(), secrets });
    return {
      services,
      resolvers: [
        new AccountResolver(accounts),
        new ConfirmationResolver(confirmations),
        new InvitationResolver(invitations),
        new PasswordResolver(passwords),
      ],
      routes: [accountRoutes],
      jobs: () => [
        accountJobs({ pool: jobPool, delivery: codes, template: reset() }),
        confirmationJobs({ orm, pool: jobPool, delivery: codes, templates: confirmation() }),
      ],
      templates() {
        const { confirm, known, invitation } = confirmation();
        return [confirm, known, invitation, reset()];
      },
    };
  },
};
