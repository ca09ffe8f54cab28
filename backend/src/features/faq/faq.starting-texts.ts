import { answerWords } from '../../questions.form.ts';
/**
 * The FAQs that a new installation starts with; from then on they are edited in the back office. `{brand}`,
 * `{supportEmail}` and `{pointsPerReferral}` are filled in when they are read.
 */
export const startingFaqs: readonly (readonly [question: string, answer: string])[] = [
  [
    'What is {brand}?',
    '{brand} is a search engine and chat assistant for financial markets. Ask a question in plain English and you get real-time and historical market data, the news that moved prices, a summary of a company’s performance and outlook, or how similar days in the past played out. Answers cite their sources, so you can check them yourself.',
  ],
  [
    'What does it cost?',
    'Search is free, and so is joining the waitlist: we don’t ask for a card. Paid subscriptions, where they are offered, are billed in US dollars and do not renew automatically. We don’t accept refund requests later than 14 days after a purchase; the Cancellation and Refund Policy has the details.',
  ],
  [
    'When will I get access?',
    '{brand} is not open to the public yet, and we have not announced a date: we’d rather give no date than a wrong one. Join the waitlist for early access and we’ll write to the phone or email you verified. Your rank is exact at the moment you look and can change at any time.',
  ],
  [
    'How is my rank worked out?',
    'More points means a higher rank; ties go to whoever joined first. So your rank is one, plus everyone with more points, plus everyone with the same points who joined before you. Nothing else counts.',
  ],
  [
    'How do referrals work?',
    'When you join you get a referral code of your own. Each person who verifies their phone or email and joins with your code earns you {pointsPerReferral} points, once, at the moment they join. Upper and lower case do not matter. A code must be entered when joining and cannot be added later, your own code earns you nothing, and joining twice earns nobody a second credit.',
  ],
  [
    'Why do you send me a verification code?',
    'The code proves that the phone or mailbox is yours, so nobody can join with a contact that is not theirs. It comes by text message to Indian mobile numbers, where text messages are available, and by email otherwise. It is valid for a few minutes and works once; a new code replaces the old one. We’ll never call or write to ask for it. If it does not arrive, check your spam folder and request a new one after a minute.',
  ],
  [
    'What do you store about me?',
    `What you enter: ${['name', 'email', 'phone number', 'country', ...Object.values(answerWords)].join(', ')} and, if you used one, the referral code; and the country your connection seems to come from. We need it to keep your rank, credit your referrer and send you what you asked for. We look the country up in a database of our own and ask nobody about you. To see or delete your data, write to {supportEmail}; the Privacy Policy says how long records are kept.`,
  ],
  [
    'Is this investment advice?',
    'No. {brand} searches, summarizes and compares; it does not know your situation and recommends nothing. Its output comes from AI, may be inaccurate or out of date, and is provided as is. Check the sources it cites, and speak to a qualified adviser before you decide.',
  ],
  [
    'Do you have a plan for companies?',
    'Yes, the Enterprise AI Plan for financial institutions. You build our AI search and chat into your own product through SDKs and APIs, and feed it your own unstructured data in any form. Write to {supportEmail} and tell us what you have in mind.',
  ],
  [
    'Can I become a campus ambassador?',
    'Yes, if you are a student and want to bring {brand} to your college. Choose “Join as Ambassador”, verify your email and tell us why. One application per email; our team will reach out to you. You do not have to be on the waitlist to apply.',
  ],
];
