import { useEffect, useId, useMemo, type RefObject } from 'react';
import { currentNewsWording, wordingText } from '@waitlist/backend/consent-wordings';
import { forEachField } from '@waitlist/backend/waitlist-form';
import { useSignupChoicesQuery, type SignupChoicesQuery } from '../../generated/site/waitlist.ts';
import { useVisitorCountryQuery } from '../../generated/site/platform.ts';
import { useSite } from '../../platform/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import { sitePaths } from '../platform/site-paths.ts';
import { countryOfTimeZone } from '../platform/visitor-country.ts';
import { contactOf, getsTexts } from './channel.ts';
import { formPages, isLast, pageOf, startOf } from './form-pages.ts';
import type { SignupValues, Submission } from './join-state.ts';
import { SignupFields } from './signup-fields.tsx';
import type { Join } from './use-join.ts';
import { useUnknownCode } from './use-unknown-code.ts';
import { fieldId, useSignupForm } from './use-signup-form.ts';

interface SignupFormProps {
  join: Join;
  firstField: RefObject<HTMLInputElement | null> | undefined;
}

/** Page by page: who the visitor is, then what they trade with. Enter goes on, and sends the code from the last. */
export function SignupForm({ join, firstField }: SignupFormProps) {
  const { smsEnabled } = useSite();
  const choices = useSignupChoicesQuery();
  const { data, loading: isLocating } = useVisitorCountryQuery();
  const detectedCountry = data?.visitorCountry.code ?? null;
  const apparentCountry = useApparentCountry(choices.data?.countries, detectedCountry, isLocating);
  const { problem, place, leadTo } = join;
  useEffect(() => {
    document.getElementById(fieldId(place.field))?.focus();
  }, [place]);
  const form = useSignupForm(join, apparentCountry);
  const page = pageOf(place.field);
  const isCodeUnknown = useUnknownCode(form.values.referralCode);
  const goOn = () => {
    const fault = form.firstFault(page);
    if (fault !== undefined) leadTo(fault);
    else if (!isLast(page)) leadTo(startOf(page + 1));
    else void join.submit(submissionOf(form.values, detectedCountry, smsEnabled));
  };
  return (
    <form
      noValidate
      className="mt-2 grid gap-4 [&_:is(input,button)]:scroll-my-24"
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <Progress page={page} />
      {isCodeUnknown && page < pageOf('referralCode') && (
        <UnknownCode code={form.values.referralCode.trim()} />
      )}
      <SignupFields
        form={form}
        rows={formPages[page] ?? []}
        choices={choices}
        firstField={firstField}
        isCodeUnknown={isCodeUnknown}
        textsCode={smsEnabled && getsTexts(detectedCountry, form.values.country)}
      />
      {problem !== null && Object.keys(problem.error.fields).length === 0 && (
        <Notice tone="danger">{problem.error.message}</Notice>
      )}
      {isLast(page) && (
        <>
          <NewsBox checked={form.values.newsConsent} onChange={(ticked) => form.set('newsConsent', ticked)} />
          <SmallPrint />
        </>
      )}
      <FormButtons join={join} page={page} />
    </form>
  );
}

/** In view on phones, however long the page is. */
function FormButtons({ join: { problem, pending, backToPage }, page }: { join: Join; page: number }) {
  return (
    <div className="sticky bottom-0 -mb-3 flex gap-2 bg-ink-2 py-3">
      {page > 0 && (
        <Button variant="bare" onClick={() => backToPage(page - 1)}>
          <ArrowLeftIcon size={18} />
          <span>Back</span>
        </Button>
      )}
      {isLast(page) ? (
        <WaitingButton
          variant="main"
          type="submit"
          pending={pending}
          availableAtMs={problem?.retryAtMs ?? null}
          className="flex-1"
        >
          Send OTP
        </WaitingButton>
      ) : (
        <Button variant="main" type="submit" className="flex-1">
          Continue
        </Button>
      )}
    </div>
  );
}

/** Told before the field is reached: most unknown codes come with a link. */
function UnknownCode({ code }: { code: string }) {
  return (
    <div role="status">
      <Notice tone="calm">
        {'We don’t recognize the code '}
        <strong className="font-medium wrap-anywhere">{code}</strong>
        {'. You can join without it, or enter another on the next page.'}
      </Notice>
    </div>
  );
}

/** How far the visitor has come. */
function Progress({ page }: { page: number }) {
  return (
    <div className="flex items-center gap-3">
      <p role="status" className="figures text-sm text-fg-2">
        <span className="sr-only">Step </span>
        <span>{`${page + 1} of ${formPages.length}`}</span>
      </p>
      <span className="flex gap-2">
        {formPages.map((rows, index) => (
          <span
            key={rows.join()}
            className={`size-2 rounded-full ${index <= page ? 'bg-accent' : 'bg-fg-3'}`}
          />
        ))}
      </span>
    </div>
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
    <label htmlFor={id} className="flex items-start gap-3 text-sm leading-relaxed text-fg-2">
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
export function SmallPrint({ className = '' }: { className?: string }) {
  return (
    <p className={`text-sm leading-relaxed text-fg-3 ${className}`}>
      By continuing you accept our{' '}
      <NewTabLink href={sitePaths.termsAndConditions}>terms and conditions</NewTabLink> and our{' '}
      <NewTabLink href={sitePaths.privacyPolicy}>privacy policy</NewTabLink>, and agree to receive a
      verification code. Rankings can change at any time.
    </p>
  );
}
