import type { FairnessList } from '../../generated/office.ts';

interface ListText {
  /** The list's name. */
  readonly name: string;
  /** What an entry does. */
  readonly description: string;
  /** What is typed to add one, and an example. */
  readonly label: string;
  readonly hint: string;
}

export const listTexts: Readonly<Record<FairnessList, ListText>> = {
  TRUSTED_REFERRERS: {
    name: 'Trusted referrers',
    description:
      'Sign-ups with their code aren’t checked, such as those at an ambassador’s stand. Points being checked count at once, and earn rewards. Removing the entry doesn’t take them back.',
    label: 'Referral code',
    hint: 'The user’s code, or their link.',
  },
  TRUSTED_NETWORKS: {
    name: 'Trusted networks',
    description: 'An office, a campus, an event: from now on, sharing a network there isn’t suspicious.',
    label: 'Network',
    hint: 'In CIDR notation, such as 203.0.113.0/24 or 2001:db8::/48.',
  },
  ALLOWED_DOMAINS: {
    name: 'Allowed mail domains',
    description: 'Addresses there, and at subdomains, are never disposable.',
    label: 'Domain',
    hint: 'Such as example.com.',
  },
  BLOCKED_DOMAINS: {
    name: 'Blocked mail domains',
    description:
      'Addresses there, and at subdomains, count as disposable. Their users can join, but the points they give are held.',
    label: 'Domain',
    hint: 'Such as example.com.',
  },
};

export const isFairnessList = (value: string): value is FairnessList => Object.hasOwn(listTexts, value);
export const fairnessLists: readonly FairnessList[] = Object.keys(listTexts).filter(isFairnessList);
