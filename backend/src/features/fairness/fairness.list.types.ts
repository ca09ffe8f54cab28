import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { pageType } from '../../platform/paging/page.types.ts';
import { UserName } from '../user/user.types.ts';
import type { ListEntryRow } from './fairness.list.repository.ts';
import type { FairnessList as List } from './fairness.list.rules.ts';

export const FairnessList = {
  TRUSTED_REFERRERS: 'trusted_referrers',
  TRUSTED_NETWORKS: 'trusted_networks',
  ALLOWED_DOMAINS: 'allowed_domains',
  BLOCKED_DOMAINS: 'blocked_domains',
} as const satisfies Readonly<Record<string, List>>;
registerEnumType(FairnessList, {
  name: 'FairnessList',
  description: 'A list by which admins correct which credits are held.',
  valuesConfig: {
    TRUSTED_REFERRERS: {
      description:
        'Users whose referrals are not checked: an ambassador at a stand. Their open holds are released.',
    },
    TRUSTED_NETWORKS: {
      description:
        'Networks that are no evidence: of an office, a campus, an event. For codes sent from then on.',
    },
    ALLOWED_DOMAINS: {
      description:
        'Mail domains that are never disposable, with their subdomains. For users assessed from then on.',
    },
    BLOCKED_DOMAINS: {
      description:
        'Mail domains that count as disposable, with their subdomains: users can still join. For users assessed from then on.',
    },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'An entry of a list by which admins correct what is held.',
})
export class FairnessListEntry {
  @Field(() => ID, { description: "The entry's id." })
  declare readonly id: string;

  @Field(() => FairnessList, { description: 'The list that it is on.' })
  declare readonly list: List;

  @Field(() => String, {
    description:
      "The network in CIDR notation, the domain in ASCII, or the trusted referrer's referral code.",
  })
  declare readonly value: string;

  @Field(() => UserName, { nullable: true, description: 'The trusted referrer; null in the other lists.' })
  declare readonly user: UserName | null;

  @Field(() => String, { description: 'What the admin wrote beside it; empty: nothing.' })
  declare readonly note: string;

  @Field(() => String, { description: 'When it was added; ISO 8601.' })
  declare readonly addedAt: string;

  @Field(() => String, { description: 'Who added it: an email address, or the name of an API key.' })
  declare readonly addedBy: string;
}

export const FairnessListPage = pageType(FairnessListEntry, 'FairnessListPage', 'entries');

@InputType({ description: 'An entry for a list by which admins correct what is held.' })
export class FairnessListEntryInput {
  @Field(() => FairnessList, { description: 'The list to add it to.' })
  declare readonly list: List;

  @Field(() => String, {
    description:
      "A user's referral code; a network in CIDR notation, at widest /16 (IPv4) or /32 (IPv6); or a domain.",
  })
  declare readonly value: string;

  @Field(() => String, { nullable: true, description: 'A note for colleagues, up to 200 characters.' })
  declare readonly note?: string | null;
}

export const toFairnessListEntry = ({ addedAt, ...entry }: ListEntryRow): FairnessListEntry => ({
  ...entry,
  addedAt: addedAt.toISOString(),
});
