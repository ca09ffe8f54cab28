import { sitePaths } from '../platform/site-paths.ts';
import { answerWords } from '@waitlist/backend/questions';
import { retentionNoticeDays } from '@waitlist/backend/retention-form';
import { smsCountry } from '@waitlist/backend/sms-country';
import type { LegalDocument } from './legal-document.ts';
import { legalFacts } from './legal-facts.ts';
import { legalPages } from './legal-pages.ts';
import {
  contactSection,
  LinkTo,
  Product,
  Provider,
  ProviderAddress,
  SupportEmail,
  Term,
  Terms,
  WithCaptcha,
  WithRetention,
  WithSources,
} from './legal-words.tsx';

export const privacyPolicy: LegalDocument = {
  page: legalPages.privacyPolicy,
  changed: { iso: '2026-11-29', text: 'November 29th, 2026' },
  purpose: 'What we know about you and why, who else sees it, and how to have it changed or deleted.',
  inShort: [
    'We collect what you type into our forms and the little that is needed to keep the waitlist fair. No advertising, no profiles, no tracking across websites.',
    'We do not sell your personal data, and we do not lend it to anyone for their own purposes.',
    <>
      Your one-time codes are never stored. Your IP address is turned into a country on our own server.
      <WithCaptcha>
        {({ company }) => ` Only if we have to check that you’re not a bot, ${company} sees it, too.`}
      </WithCaptcha>
    </>,
    'We set five cookies. They keep you safe or show you your rank, and none follows you.',
    <>
      Write to <SupportEmail /> to see, correct or delete your data.
    </>,
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are and what this covers',
      text: (
        <>
          <p>
            <Product /> is an AI search engine and chat assistant for financial markets. It is provided by{' '}
            <Provider /> (“we”, “us”), <ProviderAddress />. We decide why and how the personal data described
            here is used, and we answer for it.
          </p>
          <p>
            This policy covers this website, the early-access waitlist, the campus ambassador program, and
            your account and subscription with us. Sign In and Sign Up open our separate web app. If it
            collects more than is described here, it tells you when it asks.
          </p>
        </>
      ),
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      text: (
        <>
          <p>You can read this website without telling us who you are.</p>
          <Terms>
            <Term name="When you join the waitlist">
              Your first and last name, email address, phone number, country,{' '}
              {Object.values(answerWords).join(', ')}, and a referral code if you enter one. We add the
              country that your connection seems to come from, the time you joined, and whether you proved
              your email address or your phone number.
            </Term>
            <Term name="What the waitlist gives you">
              A referral code of your own, your points and rewards, and a record of whose code you used and
              who used yours. Your rank is worked out from these each time it is requested. Once you have
              points or come back, we keep one a day, for 30 days, and when you last came back.
            </Term>
            <Term name="If you agree to news">
              What you agreed to, word for word, and when; when you withdraw it, that you did; and which links
              in news you open. If you unsubscribe, or if mail to you bounces, your email address goes on a
              list and gets no more such messages.
            </Term>
            <Term name="When we invite you">
              When we sent the invitation, when you first opened its page, when you accepted it, and the
              number of the account in our web app that you accepted it with. Our emails hold no hidden
              pictures.
            </Term>
            <Term name="When we upload a list of email addresses">
              We may upload a list, for example of guests, to choose whom on the waitlist we invite or write
              to. If your address is on such a list but you did not join with it, we never write to it.
            </Term>
            <Term name="When you ask for a one-time code">
              The email address or phone number it goes to, when you asked, how many tries were made, and
              whether it was used. We also keep a keyed hash of your IP address, to count requests.
            </Term>
            <Term name="When you apply as a campus ambassador">
              Your first and last name, verified email address, phone number if you give one, college, and
              message. We add our decision and our team’s notes. If you’re on the waitlist, we connect the
              two.
            </Term>
            <Term name="When you write to us">Your email address, what you write, and what we answer.</Term>
            <Term name="When you buy a subscription">
              What you bought, when, and the price. You buy in the web app, where a payment provider handles
              your card details.
            </Term>
            <Term name="If you ask to hear when sign-ups reopen">
              Your confirmed email address. We email you once.
            </Term>
            <WithSources>
              <Term name="Where you came from">
                The page on which you arrived, the website that linked to it, and the tags in its address that
                name a campaign or the way a friend shared it. If you join, this is stored with your place. We
                also count, per day, how many people visit, open the form, request a code and share a link,
                with nothing that tells one visitor from another. If your browser sends Global Privacy
                Control, we do none of this.
              </Term>
            </WithSources>
            <Term name="What our server notes">
              For every request: the time, the kind of page or call, whether it succeeded, and how long it
              took. No names, no contact details, no IP addresses.
            </Term>
          </Terms>
          <p>
            Fields that are not marked as optional are needed: without them we cannot give you a place. We
            never ask for account numbers, passwords or holdings: please send none.
          </p>
        </>
      ),
    },
    {
      id: 'one-time-codes',
      title: 'One-time codes',
      text: (
        <>
          <p>
            A code proves that the email address or phone number is yours. Codes go by text message to{' '}
            {smsCountry.adjective} mobile numbers, where that is available, and by email to everyone else. A
            code is valid for a few minutes and works once.
          </p>
          <p>
            We never store the code itself, in plain text or encrypted. Our server works it out from a random
            number and a secret key when it sends the code, and again when you enter it. What we keep of a
            request for a code is deleted after 25 hours, when no limit needs it anymore.
          </p>
          <WithCaptcha>
            {({ company, policy }) => (
              <p>
                Before we send you a code, we may need to check that you’re not a bot. Your browser then loads
                this check from {company}, which sees your IP address, your browser and how you use the check,
                and may store data in your browser for it. We tell {company} nothing about you.{' '}
                <a href={policy}>{company}’s privacy policy</a> says what it does with the data. The legal
                ground is our legitimate interest in keeping bots out.
              </p>
            )}
          </WithCaptcha>
        </>
      ),
    },
    {
      id: 'ip-address-and-country',
      title: 'Your IP address and country',
      text: (
        <>
          <p>
            Like every website, ours sees the IP address you connect from. Our server looks up which country
            it belongs to in a database on that same server. Your address is not sent to a location service,
            and we do not store it. The one exception: an attempt to log in to our back office, or to get an
            account there, is recorded with the address. A visitor’s is taken out of the record after{' '}
            {legalFacts.deletedRecordsDays} days, and so is the email of an account that was asked for but
            never confirmed.
          </p>
          <p>
            We use the country to greet you, to choose it in the form for you, and to decide whether a code
            can go by text message. If you join, the country is stored with your place. To limit abuse we keep
            a keyed hash of the address and the country for 25 hours, as described above.
          </p>
        </>
      ),
    },
    {
      id: 'fake-sign-ups',
      title: 'Fake sign-ups',
      text: (
        <p>
          If you join with a friend’s code, we compare your sign-up with others: whether the email address is
          disposable or differs only in digits, how fast the code came back, and whether browser, network or
          unverified contact are the same. We keep keyed hashes of these and the country of your IP address
          for {legalFacts.fairnessDays} days, and whether you opened your status again. If you look like a
          fake, your friend’s points wait for review. You can ask us to{' '}
          <a href={sitePaths.fairPlay}>look again</a>, and we keep what you write.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      text: (
        <>
          <p>
            We set five cookies of our own and no others. They protect what you ask the site to do, or show
            you your rank, which is why you see no cookie banner.
          </p>
          <Terms>
            <Term name="XSRF-TOKEN">
              A random value that the page sends back with each form, so that our server can tell our forms
              from forged ones. It is set when you open a page and ends when you close your browser.
            </Term>
            <Term name="browser">
              A random value that ties a code to the browser that requested it, so that nobody else can use up
              its tries or join with your verification. It is set when you request or verify a code, lasts one
              day, and cannot be read by scripts.
            </Term>
            <Term name="status">
              Opens your own status on the waitlist in this browser, after you have used your link or a code.
              It lasts two hours, or until you close the status, and cannot be read by scripts.
            </Term>
            <Term name="known">
              Shows your rank on our pages in this browser, and opens nothing. It is set when you join or open
              your status, lasts 90 days, or until you log out there, and cannot be read by scripts. A second
              one, is-known, tells them that it is there.
            </Term>
            <Term name="Session storage">
              If you came by a friend’s link, your browser remembers the referral code until you join or close
              the tab.
              <WithSources>
                {' '}
                It also remembers where you came from, and what of your visit has been counted, until you
                close the tab.
              </WithSources>{' '}
              Once you have requested a code, it remembers what you entered in the form until you have
              confirmed the code, the code has expired or you close the tab.
            </Term>
          </Terms>
          <p>
            On secure connections, the names of browser, status and known begin with __Host-. You can refuse
            or delete cookies in your browser. The pages stay readable, and joining works as well; it is then
            less well protected.
          </p>
        </>
      ),
    },
    {
      id: 'why-we-use-it',
      title: 'What we use it for',
      text: (
        <>
          <Terms>
            <Term name="To give you what you asked for">
              To keep your place, send you codes, your rank and your referral code, tell you about your early
              access and friends who join with your code, credit referrals, consider your application, run
              your account and subscription, and answer you. The legal ground is our agreement with you, or
              your request before there is one.
            </Term>
            <Term name="To invite you">
              To send you your invitation when it is your turn, and up to two reminders before it ends. The
              legal ground is our agreement with you: this is what you joined for. Every such email has a link
              to unsubscribe. You keep your place, and an invitation that you have stays good.
            </Term>
            <Term name="To send you news, if you agreed">
              The legal ground is your consent. You can withdraw it any time, by the link in every message or
              on your status page. You keep your place.
            </Term>
            <Term name="To keep the waitlist fair and the site safe">
              To hold each person to one place, limit requests, and find fake sign-ups. The legal ground is
              our legitimate interest in honest ranks.
            </Term>
            <Term name="To understand demand">
              To count visits, and sign-ups by country, day, referral and source. The legal ground is our
              legitimate interest in planning the launch.
            </Term>
            <Term name="To meet legal duties">
              To keep accounts, answer authorities, and handle legal claims.
            </Term>
          </Terms>
          <p>
            Ranks are worked out automatically: more points come first, and ties go to the person who joined
            first. No decision with legal or similarly serious effects is made about you by machine alone.
          </p>
        </>
      ),
    },
    {
      id: 'what-others-see',
      title: 'What other people can see',
      text: (
        <>
          <p>
            <strong>The person who referred you</strong> sees your first name, the initial of your last name
            and the day you joined, and their points and rank change. This website does not show them your
            full name or contact details.
          </p>
          <p>
            <strong>Anyone who has your referral code</strong> can look up its rank and points, and sees your
            first name, unless you turn that off on <a href={sitePaths.status}>your status page</a>.
          </p>
          <p>
            <strong>Everyone</strong> can see totals, such as the number of sign-ups and the country most of
            them come from. Those with the most referrals are shown by their initials and points.
          </p>
          <p>
            <strong>Our team</strong> can see your details, your referral code, who joined with it, your
            invitation, and the notes on your application as an ambassador.
          </p>
        </>
      ),
    },
    {
      id: 'who-we-share-with',
      title: 'Who we share it with',
      text: (
        <>
          <p>We do not sell personal data. We share it only with</p>
          <ul>
            <li>
              <strong>companies that work for us</strong>: those that host our server and database, deliver
              our email and deliver our text messages. The last two receive your address or number and the
              message. All may use the data for that work only;
            </li>
            <li>
              <strong>payment providers</strong>, if you buy a subscription or receive a refund;
            </li>
            <li>
              <strong>advisors, courts and authorities</strong>, where the law requires it or it is needed to
              establish or defend a legal claim;
            </li>
            <WithCaptcha>
              {({ company }) => (
                <li>
                  <strong>{company}</strong>, if we have to check that you’re{' '}
                  <a href="#one-time-codes">not a bot</a>;
                </li>
              )}
            </WithCaptcha>
            <li>
              <strong>a company that takes over the service</strong>, which is then bound by this policy. We
              would tell you first.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'where-it-is-processed',
      title: 'Where it is processed',
      text: (
        <p>
          We work from {legalFacts.country}, and the companies that work for us may be in other countries,
          whose laws may protect personal data differently from yours. Where the law asks for it, we bind
          those who receive the data by contract to protect it. Write to us if you want to know what protects
          yours.
        </p>
      ),
    },
    {
      id: 'how-long-we-keep-it',
      title: 'How long we keep it',
      text: (
        <>
          <Terms>
            <Term name="Your place on the waitlist">
              As long as the waitlist runs, or until 7 days after you leave it.
              <WithRetention>
                {({ months, includesAccepted, launchedOn }) =>
                  ` If you don’t come back for ${months} months${launchedOn === null ? '' : `, counted from ${new Date(launchedOn).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })} at the earliest`}, we erase it, and write to you ${retentionNoticeDays} days before: opening your status is enough to keep it. This doesn’t affect ambassadors, blocked users, and users with ${includesAccepted ? 'an open' : 'an open or accepted'} invitation.`
                }
              </WithRetention>
            </Term>
            <Term name="Ambassador applications">
              As long as the program runs, unless you ask us to delete yours sooner.
            </Term>
            <Term name="Requests to hear when sign-ups reopen">Until then, 12 months at most.</Term>
            <Term name="Lists of email addresses that we upload">{legalFacts.emailListDays} days.</Term>
            <Term name="Requests for codes, with the keyed hash of your IP address">25 hours.</Term>
            <Term name="What we compare to find fake sign-ups">{legalFacts.fairnessDays} days.</Term>
            <Term name="A place or an application that we deleted for you">
              Erased in the same moment, with the codes, messages and notes that belong to it, and the contact
              an invitation went to. A number stays, the time of joining or applying, and the times of an
              invitation, without name and contact.
            </Term>
            <Term name="A contact that you changed">
              Until we have told it so; the time, as long as your place.
            </Term>
            <Term name="The fingerprint of a deleted or changed contact">
              If you changed your contact, or your deleted sign-up earned another user points, we keep a keyed
              hash of the contact for as long as the waitlist runs, so that signing up again doesn’t earn the
              same points twice.
            </Term>
            <Term name="Records of a deleted account">
              {legalFacts.deletedRecordsDays} days after deletion, so that a mistake can be put right and
              fraud and disputes can be looked into. We then erase them or make them anonymous.
            </Term>
            <Term name="Records of payments and of our correspondence">
              Until the matter is settled, and then for as long as the law obliges us to keep them.
            </Term>
          </Terms>
          <p>
            Entries in the ledger of points stay, so that other people’s points remain right. They hold no
            name and no contact, and once your place is erased they no longer lead to you.
          </p>
        </>
      ),
    },
    {
      id: 'how-we-protect-it',
      title: 'How we protect it',
      text: (
        <>
          <p>
            Members of our team need an account that an administrator has approved, and see or change no more
            than their role allows. Sign-ins, changes and exports are recorded, with the address they came
            from. Codes are never stored, wrong tries are limited, and the website runs no scripts from other
            companies<WithCaptcha>{() => ', except for the check that you’re not a bot'}</WithCaptcha>.
          </p>
          <p>
            Nothing on the internet is perfectly safe. If a breach puts you at risk, we will tell you and the
            authorities as the law requires. If you find a weakness, please write to <SupportEmail />.
          </p>
        </>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      text: (
        <>
          <p>Wherever you live, you can ask us to</p>
          <ul>
            <li>tell you what we hold about you and give you a copy of it;</li>
            <li>correct what is wrong;</li>
            <li>delete your place, your application or your account;</li>
            <li>stop or limit a use that rests on our legitimate interest;</li>
            <li>hand your data to you in a form that a machine can read.</li>
          </ul>
          <p>
            On <a href={sitePaths.status}>your status page</a> you can download your data, change your name
            and contact, and leave the waitlist. For the rest, write to <SupportEmail />, from the email in
            question if you can. We may ask you to show that the address or number is yours. We answer within
            one month, free of charge. Only deleting your place gives it up. You can also complain to the data
            protection authority of the country you live in.
          </p>
        </>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      text: (
        <p>
          <Product /> is not for children under {legalFacts.minimumAge}, and we do not knowingly collect their
          data. If you are {legalFacts.minimumAge} or older but not yet of age where you live, a parent or
          guardian must accept this policy and our <LinkTo page="termsAndConditions" section="age" /> for you.
          If you believe that a child under {legalFacts.minimumAge} has given us data, write to us and we will
          delete it.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      text: (
        <p>
          When we change this policy, we change the date at its top. If a change matters to you, we tell you
          by email or on this website before it takes effect. We will not use data that we already hold for a
          new and different purpose without telling you and, where the law asks for it, having your consent.
        </p>
      ),
    },
    contactSection,
  ],
};
