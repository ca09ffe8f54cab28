import { useEffect, useId, useMemo, type RefObject } from 'react';
import { currentNewsWording, wordingText } from '@waitlist/backend/consent-wordings';
import { forEachField } from '@waitlist/backend/waitlist-form';
import {
  useSignupChoicesQuery,
  useVisitorCountryQuery,
  type SignupChoicesQuery,
} from '../../generated/operations.ts';
import { useSite } from '../../platform/site-context.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import { sitePaths } from '../platform/site-paths.ts';
import { countryOfTimeZone } from '../platform/visitor-country.ts';
import { contactOf } from './channel.ts';
import type { SignupValues, Submission } from './join-state.ts';
import { SignupFields } from './signup-fields.tsx';
import type { Join } from './use-join.ts';
import { focusField, useSignupForm } from './use-signup-form.ts';

interface SignupFormProps {
  join: Join;
  firstField: RefObject<HTMLInputElement | null> | undefined;
}

/** Starts with the first field, or with the contact that the visitor came back to change. */
export function SignupForm({ join, firstField }: SignupFormProps) {
  const { smsEnabled } = useSite();
  const choices = useSignupChoicesQuery();
  const { data, loading: isLocating } = useVisitorCountryQuery();
  const detectedCountry = data?.visitorCountry.code ?? null;
  const apparentCountry = useApparentCountry(choices.data?.countries, detectedCountry, isLocating);
  const sentTo = join.verification.state.challenge?.contact.channel;
  useEffect(() => {
    focusField(sentTo === undefined ? 'firstName' : sentTo === 'SMS' ? 'phoneNo' : 'email');
  }, [sentTo]);
  const form = useSignupForm(join, apparentCountry);
  const { problem, pending } = join;
  const submit = () => {
    const fault = form.firstFault();
    if (fault === undefined) void join.submit(submissionOf(form.values, detectedCountry, smsEnabled));
    else focusField(fault);
  };
  return (
    <form
      noValidate
      className="mt-6 grid gap-4 sm:grid-cols-2 [&_:is(input,button)]:scroll-mt-24"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SignupFields form={form} choices={choices} firstField={firstField} />
      {problem !== null && Object.keys(problem.error.fields).length === 0 && (
        <Notice tone="danger" className="sm:col-span-2">
          {problem.error.message}
        </Notice>
      )}
      <NewsBox checked={form.values.newsConsent} onChange={(ticked) => form.set('newsConsent', ticked)} />
      <SmallPrint className="sm:col-span-2" />
      <WaitingButton
        variant="main"
        type="submit"
        pending={pending}
        availableAtMs={problem?.retryAtMs ?? null}
        className="sm:col-span-2"
      >
        Send OTP
      </WaitingButton>
    </form>
  );
}

function submissionOf(values: SignupValues, detectedCountry: string | null, smsEnabled: boolean): Submission {
  const { referralCode, ...given } = forEachField((field) => values[field].trim());
  const { country: chosenCountry, phoneNo: phone, email } = given;
  return {
    values,
    join: {
      ...given,
      referralCode: referralCode === '' ? null : referralCode,
      systemCountry: detectedCountry,
      newsConsent: values.newsConsent,
    },
    contact: contactOf({ detectedCountry, chosenCountry, phone, email, smsEnabled }),
  };
}

/**
 * The country that the form begins with. Where the visitor's address tells none, that of their time zone is guessed; what
 * is stored as detected, and how the code is sent, does not depend on a guess.
 */
function useApparentCountry(
  countries: SignupChoicesQuery['countries'] | undefined,
  detected: string | null,
  isLocating: boolean,
): string | null {
  const guess = useMemo(
    () => (isLocating ? null : countryOfTimeZone((countries ?? []).map(({ code }) => code))),
    [isLocating, countries],
  );
  return detected ?? guess;
}

/** Consent to news, in the wording that is stored with it. Never preselected. */
function NewsBox({ checked, onChange }: { checked: boolean; onChange: (ticked: boolean) => void }) {
  const { brand } = useSite();
  const id = useId();
  return (
    <label htmlFor={id} className="flex items-start gap-3 text-sm leading-relaxed text-fg-2 sm:col-span-2">
      <input
        id={id}
        type="checkbox"
        className="mt-1 size-4.5 shrink-0 accent-accent"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{wordingText(currentNewsWording.text, brand.name)}</span>
    </label>
  );
}

/** Shown where a visitor commits to something. */
export function SmallPrint({ className }: { className: string }) {
  return (
    <p className={`text-sm leading-relaxed text-fg-3 ${className}`}>
      By continuing you accept our{' '}
      <NewTabLink href={sitePaths.termsAndConditions}>terms and conditions</NewTabLink> and our{' '}
      <NewTabLink href={sitePaths.privacyPolicy}>privacy policy</NewTabLink>, and agree to receive a
      verification code. Rankings can change at any time.
    </p>
  );
}
