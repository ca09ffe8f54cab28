import type { ReactNode } from 'react';
import { answerMaxLength, questionMaxLength } from '@waitlist/backend/faq-form';
import type { FaqPartsFragment } from '../../generated/office.ts';
import { Button } from '../../ui/button.tsx';
import { figure } from '../ui/format.ts';
import { ConflictNotice, textLine } from '../ui/conflict-notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { RestoredNotice } from '../ui/restored-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FaqItem } from '../../ui/faq-item.tsx';
import { useFaqForm, type FaqValues } from './use-faq-form.ts';
import { useFillIn } from './use-fill-in.ts';
import { Panel } from '../ui/panel.tsx';

/** Edits a question next to a preview for visitors. @param faq null: a new one. */
export function FaqForm({ faq }: { faq: FaqPartsFragment | null }) {
  const { form, field, formProps, pending, failure, theirs, saveMine, restored, discard, leave } =
    useFaqForm(faq);
  const { values } = form;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={faq === null ? 'Add a question' : 'Edit the question'}>
        <form {...formProps} className="mt-4 grid gap-4">
          {failure !== null && <Notice tone="danger">{failure.message}</Notice>}
          {theirs !== null && (
            <ConflictNotice
              what="question"
              lines={[
                textLine('Question', values.question, theirs.question),
                textLine('Answer', values.answer, theirs.answer),
                textLine('Visitors', seenText(values.isActive), seenText(theirs.isActive)),
              ]}
              pending={pending}
              onKeepYours={() => void saveMine()}
              onUseTheirs={discard}
            />
          )}
          {restored && <RestoredNotice onDiscard={discard} />}
          <TextField
            id="question"
            label="Question"
            autoComplete="off"
            {...field('question')}
            hint={lengthOf(values.question, questionMaxLength)}
          />
          <TextAreaField
            id="answer"
            label="Answer"
            {...field('answer')}
            hint={lengthOf(values.answer, answerMaxLength)}
          />
          <label className="flex min-h-9 items-center gap-2.5 text-fg">
            <input
              type="checkbox"
              className="size-4.5 accent-data"
              {...form.getFieldProps({ name: 'isActive', type: 'checkbox' })}
            />
            Active: visitors see it
          </label>
          <p className="text-caption text-fg-3">
            <Code>{'{brand}'}</Code>, <Code>{'{supportEmail}'}</Code> and <Code>{'{pointsPerReferral}'}</Code>{' '}
            are replaced for visitors.
          </p>
          <div className="flex gap-2">
            <Button type="submit" variant="main" pending={pending}>
              Submit
            </Button>
            <Button onClick={leave}>Cancel</Button>
          </div>
        </form>
      </Panel>
      <Preview id={faq?.id ?? 'preview'} values={values} />
    </div>
  );
}

const seenText = (isActive: boolean) => (isActive ? 'See it' : 'Don’t see it');

const lengthOf = (text: string, max: number) => `${figure(text.length)} of ${figure(max)} characters`;

function Code({ children }: { children: ReactNode }) {
  return <code className="rounded bg-ink-3 px-1 py-0.5 font-sans text-fg-2">{children}</code>;
}

/** The public page's own accordion, filled in as visitors will read it. */
function Preview({ id, values }: { id: string; values: FaqValues }) {
  const fillIn = useFillIn();
  const filled = (text: string) => fillIn(text.trim());
  return (
    <Panel title="Preview" className="p-5 lg:sticky lg:top-19">
      <p className="text-caption text-fg-3">
        {values.isActive
          ? 'As visitors see it. Press it to open the answer.'
          : 'Inactive: visitors do not see it.'}
      </p>
      <div
        data-site-preview=""
        className="mt-4 rounded-lg bg-ink px-5 py-4 text-[1.0625rem] leading-[1.6] text-fg-2"
      >
        <div className="border-t border-line [&_h3]:text-fg">
          <FaqItem
            id={id}
            question={filled(values.question) || 'Your question'}
            answer={filled(values.answer) || 'Your answer'}
          />
        </div>
      </div>
    </Panel>
  );
}
