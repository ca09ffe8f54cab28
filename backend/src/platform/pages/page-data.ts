import type { CaptchaKind } from '../proof/proof.ts';

/** What the front end's `renderPage` is called with. Types alone, so that both sides share them. */

/** What a page knows about the installation that serves it. */
export interface Site {
  readonly brand: {
    readonly name: string;
    readonly legalName: string;
    readonly tagline: string;
    readonly description: string;
    readonly supportEmail: string;
    readonly address: string;
    readonly copyright: string;
  };
  /** The site's address, without a trailing slash, like {@link Site.webAppUrl}. */
  readonly publicUrl: string;
  /** The separate web app that Sign In and Sign Up open. */
  readonly webAppUrl: string;
  /** False until `WEB_APP_URL` is set: {@link Site.webAppUrl} then leads to a page that says so. */
  readonly hasWebApp: boolean;
  /** Whether codes can be sent by text message. */
  readonly smsEnabled: boolean;
  readonly pointsPerReferral: number;
  /** Whether it is kept where visitors come from. */
  readonly keepsSources: boolean;
  /** The path of the GraphQL explorer, for the back office; left out: it is not served. */
  readonly explorerPath?: string;
  /** The captcha that visitors may have to solve; left out: none. */
  readonly captcha?: CaptchaKind;
}

/** What pages show that changes while the server runs. */
export interface LiveData {
  readonly faqs: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
  /** Whether sign-ups are paused. */
  readonly paused: boolean;
  /** How many are waiting, and what they are called. Null below the number that the owner set. */
  readonly joined: { readonly count: string; readonly people: string } | null;
  /** Whether users can earn rewards for referrals. */
  readonly hasRewards: boolean;
  /** What a visitor gets who joins with a friend's code, and whether the friend gets it, too. Null: nothing. */
  readonly friendReward: { readonly name: string; readonly isForBoth: boolean } | null;
  /** How long users without activity are kept. Null: for good. */
  readonly retention: {
    readonly months: number;
    readonly includesAccepted: boolean;
    readonly launchedOn: string | null;
  } | null;
}

/** Whose referral link a visitor opened. */
export interface Invitation {
  readonly referralId: string;
  /** Null: they do not show it. */
  readonly firstName: string | null;
}

/** What the worker that draws the picture of a referral link is asked for. */
export interface CardRequest extends Pick<Invitation, 'firstName'>, Pick<Site['brand'], 'name' | 'tagline'> {}

export interface PageData extends LiveData {
  readonly site: Site;
  /** Shown in the head of the landing page, from where previews of links take it. Left out: no one's. */
  readonly invitation?: Invitation;
  /** The company whose startup program the product is part of. */
  readonly partner: { readonly name: string; readonly logo?: string } | null;
}
