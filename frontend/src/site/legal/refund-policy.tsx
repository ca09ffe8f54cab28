import type { LegalDocument } from './legal-document.ts';
import { legalFacts } from './legal-facts.ts';
import { legalPages } from './legal-pages.ts';
import { contactSection, LinkTo, Product, Provider, ProviderAddress, SupportEmail } from './legal-words.tsx';

export const refundPolicy: LegalDocument = {
  page: legalPages.refundPolicy,
  changed: { iso: '2026-11-27', text: 'November 27th, 2026' },
  purpose: 'How to end a subscription, when you can have your money back, and how to ask for it.',
  inShort: [
    'Subscriptions do not renew automatically. There is nothing to cancel in order to avoid another charge.',
    `You can ask for a refund up to ${legalFacts.refundDays} days from purchase. After that, refunds are not accepted.`,
    <>
      Write to <SupportEmail />. We answer within {legalFacts.refundAnswerBusinessDays} business days.
    </>,
    'The waitlist is free, so nothing needs to be refunded there.',
  ],
  sections: [
    {
      id: 'scope',
      title: 'What this policy covers',
      text: (
        <p>
          This policy is about paid subscriptions to <Product />, sold by <Provider /> (“we”, “us”),{' '}
          <ProviderAddress />. It is part of our <LinkTo page="termsAndConditions" />. Joining the waitlist,
          referring friends and applying as an ambassador cost nothing.
        </p>
      ),
    },
    {
      id: 'subscriptions',
      title: 'How subscriptions run',
      text: (
        <p>
          You pay once, in {legalFacts.currency}, for a period that is shown before you buy.{' '}
          <strong>Subscriptions do not renew automatically.</strong> When the period ends, your paid access
          ends. We do not charge you again unless you buy another period yourself.
        </p>
      ),
    },
    {
      id: 'cancellation',
      title: 'Canceling',
      text: (
        <>
          <p>
            You need not cancel to stop future charges, because there are none. If you want to end a running
            subscription early, write to <SupportEmail /> from the email address of your account and say that
            you cancel. You can do so at any time and need give no reason.
          </p>
          <p>
            If you cancel within {legalFacts.refundDays} days from purchase and ask for a refund, your paid
            access ends when the refund is approved. If you cancel later, you keep your paid access until the
            end of the period, and nothing is refunded.
          </p>
        </>
      ),
    },
    {
      id: 'refunds',
      title: 'When you can have a refund',
      text: (
        <>
          <p>
            If your request reaches us within {legalFacts.refundDays} days from purchase, we refund what you
            paid for the subscription. The day of purchase is the day on which the payment was made. Refunds
            are not accepted after {legalFacts.refundDays} days from purchase.
          </p>
          <p>We may decline a request that reaches us in time if</p>
          <ul>
            <li>
              the payment has already been refunded, or is being disputed with your bank or card issuer;
            </li>
            <li>
              the account was suspended or ended because our{' '}
              <LinkTo page="termsAndConditions" section="fair-use" /> were seriously or repeatedly broken;
            </li>
            <li>
              the same person buys and asks for refunds again and again in order to use the product without
              paying.
            </li>
          </ul>
          <p>We then tell you the reason.</p>
        </>
      ),
    },
    {
      id: 'how-to-ask',
      title: 'How to ask for a refund',
      text: (
        <>
          <p>
            Write to <SupportEmail /> and state
          </p>
          <ul>
            <li>the email address of your account;</li>
            <li>the date of purchase and the amount;</li>
            <li>the number of the receipt, if you have it.</li>
          </ul>
          <p>
            A reason helps us improve, and you need not give one. Never send us your card number. We answer
            within {legalFacts.refundAnswerBusinessDays} business days. Business days are Monday to Friday,
            except public holidays in {legalFacts.holidaysIn}.
          </p>
        </>
      ),
    },
    {
      id: 'how-you-are-paid',
      title: 'How you are paid back',
      text: (
        <p>
          We refund in {legalFacts.currency}, by the means with which you paid. How soon the money then shows
          depends on your bank or card issuer. If you paid in another currency, its exchange rate may have
          changed meanwhile, and we do not refund charges that your bank has made.
        </p>
      ),
    },
    {
      id: 'our-side',
      title: 'If we made a mistake or end the service',
      text: (
        <p>
          If you were charged twice or a wrong amount, tell us, and we refund the difference whenever we learn
          of it. If we end a paid subscription although you have kept to the terms, we refund the part of the
          period that is left. The limit of {legalFacts.refundDays} days does not apply to either.
        </p>
      ),
    },
    {
      id: 'deleting-your-account',
      title: 'Deleting your account',
      text: (
        <p>
          Deleting your account ends a running subscription, and does not by itself ask for a refund: if you
          want one, ask for it first. We keep the records of a deleted account for{' '}
          {legalFacts.deletedRecordsDays} days, as our{' '}
          <LinkTo page="privacyPolicy" section="how-long-we-keep-it" /> describes.
        </p>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights by law',
      text: (
        <p>
          Some countries give consumers rights to withdraw or to a refund that an agreement cannot take away.
          This policy does not limit them. If we cannot agree on a refund, the{' '}
          <LinkTo page="termsAndConditions" section="disputes" /> say how we settle it.
        </p>
      ),
    },
    contactSection,
  ],
};
