import type { LegalDocument } from './legal-document.ts';
import { legalFacts } from './legal-facts.ts';
import { legalPages } from './legal-pages.ts';
import { contactSection, LinkTo, Product, Provider, ProviderAddress, SupportEmail } from './legal-words.tsx';

export const termsAndConditions: LegalDocument = {
  page: legalPages.termsAndConditions,
  changed: { iso: '2026-11-27', text: 'November 27th, 2026' },
  purpose: 'The agreement between you and us when you join the waitlist, refer friends or use the product.',
  inShort: [
    'Nothing we show you is investment advice. Output may be inaccurate: verify it before you act on it.',
    `You must be at least ${legalFacts.minimumAge}. If you are not yet of age, a parent or guardian must accept these terms.`,
    'Joining the waitlist is free. Ranks can change at any time, and a spot doesn’t guarantee an access date.',
    `Subscriptions are priced and paid in ${legalFacts.currency}. They do not renew automatically.`,
    `If we disagree, we first try for ${legalFacts.informalDisputeDays} days to settle it with each other.`,
  ],
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      text: (
        <>
          <p>
            These terms are an agreement between you and <Provider /> (“we”, “us”), <ProviderAddress />. They
            cover this website, the early-access waitlist, the campus ambassador program, and the search
            engine and chat assistant for financial markets called <Product />: together, “the service”.
          </p>
          <p>
            You accept them when you join the waitlist, apply as an ambassador, open an account or use the
            service. If you do not accept them, please do not do so. Our <LinkTo page="privacyPolicy" /> says
            how we handle personal data, and our <LinkTo page="refundPolicy" /> is part of these terms.
          </p>
        </>
      ),
    },
    {
      id: 'age',
      title: 'Your age',
      text: (
        <p>
          The service is not for children under {legalFacts.minimumAge}. If you are {legalFacts.minimumAge} or
          older but not yet of age where you live, you may use it only if a parent or guardian has read and
          accepted these terms for you. They are then responsible for your use of it.
        </p>
      ),
    },
    {
      id: 'waitlist',
      title: 'The waitlist',
      text: (
        <>
          <p>
            Joining is free and obliges you to buy nothing. Use your own, accurate details. You confirm your
            email address or phone number with a one-time code, and that contact can hold one place. Do not
            pass a code on to anyone. We never ask you for one outside the form.
          </p>
          <p>
            Your rank shows where you stand at the moment you see it. It can change at any time, for instance
            when others refer friends or when we take back credits that were not earned honestly. A place or a
            rank gives no right to access by a certain date. We may open the service to people in an order
            that also takes other things into account, such as country or capacity.
          </p>
          <p>
            To leave the waitlist, write to <SupportEmail />.
          </p>
        </>
      ),
    },
    {
      id: 'referrals',
      title: 'Referral codes, points and rewards',
      text: (
        <>
          <p>
            Everyone on the waitlist has a referral code to share. When someone joins with yours and confirms
            their contact, you receive points, once for each person. More points come first in the ranking;
            ties go to the person who joined first. An unknown or mistyped code credits no one, and a code
            can’t be added later.
          </p>
          <p>
            You may not refer yourself, invent people, use other people’s details or disposable addresses,
            automate sign-ups, or send your code to people who do not want it. We may hold back or reverse
            points that were gained in such a way, and take the places concerned off the list.
          </p>
          <p>
            Points have no cash value. They cannot be sold, transferred or exchanged. Where we offer rewards
            for them, we say beforehand what the reward is, who can have it and until when.
          </p>
        </>
      ),
    },
    {
      id: 'ambassadors',
      title: 'Campus ambassadors',
      text: (
        <p>
          Anyone who may use the service can apply, once for each email address. Applying does not entitle you
          to be chosen. Ambassadors are volunteers, not our employees or agents, and cannot bind us. What an
          ambassador does and receives is agreed with them separately.
        </p>
      ),
    },
    {
      id: 'accounts',
      title: 'Accounts',
      text: (
        <>
          <p>
            When the service opens to you, you open an account in our separate web app. Keep your sign-in
            details to yourself, keep your contact details current, and tell us at once if you believe that
            someone else uses your account.
          </p>
          <p>
            You can have your account deleted at any time by writing to <SupportEmail />. We keep the records
            of a deleted account for {legalFacts.deletedRecordsDays} days, as the{' '}
            <LinkTo page="privacyPolicy" section="how-long-we-keep-it" /> describes.
          </p>
        </>
      ),
    },
    {
      id: 'subscriptions',
      title: 'Subscriptions and payment',
      text: (
        <>
          <p>
            Parts of the service may need a paid subscription. Its price, its period and what it includes are
            shown before you buy. Prices are stated and paid in {legalFacts.currency}. Your bank may add
            charges for conversion, and taxes are added where the law asks for them and shown before you pay.
          </p>
          <p>
            <strong>Subscriptions do not renew automatically.</strong> You pay once, for one period. When it
            ends, your paid access ends, and you are not charged again unless you buy another period yourself.
          </p>
          <p>
            Refunds can be asked for up to {legalFacts.refundDays} days from purchase, and are not accepted
            after that. The <LinkTo page="refundPolicy" /> says how. A change of our prices does not touch a
            period that you have already paid for.
          </p>
        </>
      ),
    },
    {
      id: 'not-advice',
      title: 'Not investment advice',
      text: (
        <>
          <p>
            The service gives information. It is not investment, financial, legal or tax advice, not an offer
            or recommendation to buy or sell anything, and it does not know your circumstances. We are not
            your broker or advisor, and we execute no trades.
          </p>
          <p>
            Answers are produced by artificial intelligence from many sources. They may be inaccurate,
            incomplete or out of date, and they can sound more certain than they are. How markets behaved in
            the past, on similar days too, does not tell how they will behave. Verify anything important
            independently before you act on it, and take advice from a licensed advisor where you need it.
            What you decide is your own responsibility.
          </p>
        </>
      ),
    },
    {
      id: 'fair-use',
      title: 'What you may not do',
      text: (
        <>
          <p>You may use the service for yourself or within your organization. You may not</p>
          <ul>
            <li>break the law with it, manipulate markets, or infringe anyone’s rights;</li>
            <li>get around its limits or safeguards, or disturb it for others;</li>
            <li>
              copy it in bulk by automated means, resell it, or present its output as advice of your own;
            </li>
            <li>take it apart to find its source code or models, except where the law allows that;</li>
            <li>use it to build a competing service.</li>
          </ul>
          <p>
            Good-faith research into its security is welcome. Please tell us first, at <SupportEmail />.
          </p>
        </>
      ),
    },
    {
      id: 'content',
      title: 'Your content and ours',
      text: (
        <p>
          The service, its design, its software and its name belong to us or to those who license them to us,
          and so do the market data and news in it. You may use what it answers you for your own purposes,
          within the terms of those sources. What you enter stays yours. You allow us to process it in order
          to answer you and to run the service. If you send us ideas about it, we may use them without owing
          you anything.
        </p>
      ),
    },
    {
      id: 'other-services',
      title: 'Other people’s services',
      text: (
        <p>
          The service shows and links to material of others, such as exchanges, news publishers and brokers.
          That a company or broker is named does not mean that it endorses us or we it. We do not control what
          others publish, and we are not responsible for it.
        </p>
      ),
    },
    {
      id: 'ending',
      title: 'Suspension and ending',
      text: (
        <p>
          You can stop using the service at any time. We may suspend or end your access or your place if you
          seriously or repeatedly break these terms, if the law requires it, or if we close the service. Where
          we can, we tell you why beforehand. If we end a paid subscription although you have kept to these
          terms, we refund the part of the period that is left. What by its nature should last, such as the
          sections on liability and disputes, stays in force.
        </p>
      ),
    },
    {
      id: 'as-is',
      title: 'The service as it is',
      text: (
        <p>
          The service is in early access and is provided as is and as available. As far as the law allows, we
          give no warranty, express or implied, that it is accurate, complete, fit for a particular purpose,
          uninterrupted or free of errors. Rights that the law gives you as a consumer, and that cannot be
          waived, remain yours.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Limits of liability',
      text: (
        <>
          <p>
            As far as the law allows, we are not liable for losses from trades or investments, for lost
            profits, opportunities or data, or for indirect or consequential losses that arise from the
            service.
          </p>
          <p>
            As far as the law allows, our total liability for all claims that arise from the service is
            limited to the greater of the amount you paid us in the past {legalFacts.liabilityMonths} months
            before the event that gave rise to the claim, and {legalFacts.leastLiabilityCap}.
          </p>
          <p>
            Nothing in these terms limits liability for fraud, for intent or gross negligence, for death or
            personal injury caused by negligence, or for anything else for which the law does not let it be
            limited.
          </p>
        </>
      ),
    },
    {
      id: 'disputes',
      title: 'Disputes and governing law',
      text: (
        <>
          <p>
            Most disagreements end with a message. Before either of us goes to court, we both try to settle
            the matter informally for {legalFacts.informalDisputeDays} days from the day on which one has
            described it to the other by email. Write to <SupportEmail />; we write to the address you gave
            us. Neither of us needs to wait where a right would otherwise be lost or an urgent order is
            needed.
          </p>
          <p>
            These terms are governed by {legalFacts.governingLaw}, and {legalFacts.courts} have jurisdiction.
            If you are a consumer, you keep the protection of the mandatory law of the country you live in,
            and you may go to its courts where that law says so.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      text: (
        <p>
          We may change these terms, for instance when the service or the law changes. We then change the date
          at the top. If a change matters to you, we tell you by email or on this website before it takes
          effect. If you do not accept it, stop using the service and ask us to delete your account or place.
          A change never applies to a dispute that began before it.
        </p>
      ),
    },
    {
      id: 'general',
      title: 'General',
      text: (
        <p>
          If a part of these terms is invalid, the rest stays in force. If we do not insist on a right at
          once, we do not give it up. You may not transfer this agreement without our consent. We may transfer
          it to a company that takes over the service, if your rights are not reduced by that. These terms,
          with the policies they refer to, are the whole agreement between us about the service.
        </p>
      ),
    },
    contactSection,
  ],
};
