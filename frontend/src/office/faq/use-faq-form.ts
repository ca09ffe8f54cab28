import { useEffect, useRef, useState } from 'react';
import { faqFormSchema } from '@waitlist/backend/faq-form';
import { useFormik } from 'formik';
import { useNavigate } from 'react-router-dom';
import {
  FaqsDocument,
  useAddFaqMutation,
  useUpdateFaqMutation,
  type FaqPartsFragment,
  type FaqsQuery,
} from '../../generated/operations.ts';
import { officePaths } from '../platform/office-paths.ts';
import { draftOf } from '../platform/draft.ts';
import { useMe } from '../platform/me.ts';
import { attempt } from '../../platform/attempt.ts';
import { useToasts } from '../../ui/toasts.tsx';

export interface FaqValues {
  readonly question: string;
  readonly answer: string;
  readonly isActive: boolean;
}

/** The form of a question; what is typed and not saved is kept in the tab. @param faq null: a new one. */
export function useFaqForm(faq: FaqPartsFragment | null) {
  const { id } = useMe();
  const toasts = useToasts();
  const navigate = useNavigate();
  const save = useSave(faq?.id ?? null);
  const [draft] = useState(() => draftOf(`faq/${faq?.id ?? 'new'}`, id));
  const [stored] = useState(() => valuesOf(faq));
  const [kept] = useState(() => parseValues(draft.read()));
  const [restored, setRestored] = useState(kept !== null);
  /** It is saved or given up: nothing is kept any more. */
  const settled = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = () => {
    settled.current = true;
    draft.forget();
    void navigate(officePaths.faqs);
  };
  const form = useFormik<FaqValues>({
    initialValues: kept ?? stored,
    validationSchema: faqFormSchema,
    onSubmit: async (values, { setErrors }) => {
      const outcome = await attempt(() => save(values));
      if (!outcome.ok) {
        setErrors(outcome.error.fields);
        setFailure(outcome.error.message);
        return;
      }
      toasts.success(outcome.data);
      leave();
    },
  });
  const { values } = form;
  const unchanged = same(values, stored);
  useEffect(() => {
    if (settled.current) return;
    if (unchanged) draft.forget();
    else draft.write(values);
  }, [draft, values, unchanged]);
  const discard = () => {
    draft.forget();
    setRestored(false);
    form.resetForm({ values: stored });
  };
  return { form, failure, restored: restored && !unchanged, discard, leave };
}

/** @returns saves and answers the server's words; the list in the cache has the question then. */
function useSave(faqId: string | null) {
  const [addFaq] = useAddFaqMutation();
  const [updateFaq] = useUpdateFaqMutation();
  return async (values: FaqValues): Promise<{ data: string | undefined }> => {
    if (faqId !== null) {
      const { data } = await updateFaq({ variables: { input: { faqId, ...values } } });
      return { data: data?.updateFaq.message };
    }
    const { data } = await addFaq({
      variables: { input: values },
      update: (cache, { data: added }) => {
        cache.updateQuery<FaqsQuery>({ query: FaqsDocument }, (list) =>
          list && added ? { faqs: [...list.faqs, added.addFaq.faq] } : undefined,
        );
      },
    });
    return { data: data?.addFaq.message };
  };
}

function valuesOf(faq: FaqPartsFragment | null): FaqValues {
  return { question: faq?.question ?? '', answer: faq?.answer ?? '', isActive: faq?.isActive ?? true };
}

function parseValues(draft: unknown): FaqValues | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const { question, answer, isActive } = { question: null, answer: null, isActive: null, ...draft };
  return typeof question === 'string' && typeof answer === 'string' && typeof isActive === 'boolean'
    ? { question, answer, isActive }
    : null;
}

function same(one: FaqValues, other: FaqValues): boolean {
  return one.question === other.question && one.answer === other.answer && one.isActive === other.isActive;
}
