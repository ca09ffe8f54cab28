import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { bodyMaxLength, preheaderMaxLength, subjectMaxLength } from '@waitlist/backend/message-form';
import { messageVariables, variablesOf } from '@waitlist/backend/message-variables';
import type { MessageKind, TemplatePartsFragment } from '../../generated/office.ts';
import { Notice } from '../../ui/notice.tsx';
import { SendTest } from '../mailing/send-test.tsx';
import { Button } from '../../ui/button.tsx';
import { ConflictNotice, textLine } from '../ui/conflict-notice.tsx';
import { figure } from '../ui/format.ts';
import { TextField } from '../../ui/text-field.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { RestoredNotice } from '../ui/restored-notice.tsx';
import { kindTexts, messageKinds } from './kind-texts.ts';
import { MessagePreview } from './message-preview.tsx';
import { TemplateVersions, type Version } from './template-versions.tsx';
import { useTemplateForm, type TemplateValues } from './use-template-form.ts';
import { Panel } from '../ui/panel.tsx';

interface TemplateFormProps {
  /** Null: a new one. */
  template: TemplatePartsFragment | null;
  /** Of a new one. */
  kind?: MessageKind;
  mayWrite: boolean;
}

/** Edits a message next to a preview for users. */
export function TemplateForm({ template, kind = 'INVITE', mayWrite }: TemplateFormProps) {
  const templateForm = useTemplateForm(template, kind);
  const { form, field, failure, formProps, pending, restored, discard, leave } = templateForm;
  const { values } = form;
  const body = useRef<HTMLTextAreaElement>(null);
  const restore = useRestore(form, body);
  const insert = (text: string) => insertAt(body, text, (next) => void form.setFieldValue('body', next));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <Panel title={template === null ? 'New template' : kindTexts[values.kind].name}>
          <form {...formProps} className="mt-4 grid gap-4">
            {failure !== null && templateForm.theirs === null && (
              <Notice tone="danger">{failure.message}</Notice>
            )}
            {templateForm.theirs !== null && (
              <ConflictNotice
                what="template"
                pending={pending}
                onKeepYours={templateForm.keepYours}
                onUseTheirs={templateForm.useTheirs}
                lines={linesOf(values, templateForm.theirs)}
              />
            )}
            {restored && <RestoredNotice onDiscard={discard} />}
            {template === null && (
              <RadioCards
                legend="Kind"
                value={values.kind}
                options={kindOptions}
                onChoose={(kind) => void form.setFieldValue('kind', kind)}
              />
            )}
            <TemplateFields values={values} field={field} readOnly={!mayWrite} bodyBox={body} />
            <Help values={values} onInsert={mayWrite ? insert : null} />
            {mayWrite && (
              <div className="flex flex-wrap gap-2">
                <Button type="submit" variant="main" pending={pending}>
                  Save template
                </Button>
                <SendTest {...testOf(values)} />
                <Button onClick={leave}>Cancel</Button>
              </div>
            )}
          </form>
        </Panel>
        <MessagePreview values={values} />
      </div>
      {template !== null && <TemplateVersions template={template} onRestore={mayWrite ? restore : null} />}
    </div>
  );
}

/** Puts what a version said into the form, where it can be read and changed before it is saved. */
function useRestore(
  { values, setValues }: ReturnType<typeof useTemplateForm>['form'],
  body: RefObject<HTMLTextAreaElement | null>,
) {
  const toasts = useToasts();
  return ({ number, subject, preheader, body: text }: Version) => {
    void setValues({ ...values, subject, preheader, body: text });
    body.current?.focus();
    toasts.success(`The form has version ${number} now. Save the template to restore it.`, {
      label: 'Undo',
      act: () => void setValues(values),
    });
  };
}

interface TemplateFieldsProps {
  values: TemplateValues;
  field: ReturnType<typeof useTemplateForm>['field'];
  readOnly: boolean;
  bodyBox: RefObject<HTMLTextAreaElement | null>;
}

function TemplateFields({ values, field, readOnly, bodyBox }: TemplateFieldsProps) {
  const box = { autoComplete: 'off', readOnly };
  return (
    <>
      <TextField id="template-name" label="Name" hint="Only your team sees it" {...box} {...field('name')} />
      <TextField
        id="template-subject"
        label="Subject"
        hint={lengthOf(values.subject, subjectMaxLength)}
        {...box}
        {...field('subject')}
      />
      <TextField
        id="template-preheader"
        label="Preview line"
        hint={`Shown next to the subject in the inbox. ${lengthOf(values.preheader, preheaderMaxLength)}`}
        {...box}
        {...field('preheader')}
      />
      <TextAreaField
        ref={bodyBox}
        id="template-body"
        label="Message"
        hint={lengthOf(values.body, bodyMaxLength)}
        readOnly={readOnly}
        {...field('body')}
      />
    </>
  );
}

const linesOf = (yours: TemplateValues, theirs: TemplateValues) => [
  textLine('Name', yours.name, theirs.name),
  textLine('Subject', yours.subject, theirs.subject),
  textLine('Preview line', yours.preheader, theirs.preheader),
  textLine('Message', yours.body, theirs.body),
];

const kindOptions = messageKinds.map((value) => ({ value, ...kindTexts[value] }));

const lengthOf = (text: string, max: number) => `${figure(text.length)} of ${figure(max)} characters`;

/** Inserts a variable at the cursor, and moves the cursor behind it. */
function insertAt(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
  write: (value: string) => void,
): void {
  const box = area.current;
  if (box === null) return;
  const { selectionStart, selectionEnd, value } = box;
  flushSync(() => write(value.slice(0, selectionStart) + text + value.slice(selectionEnd)));
  const at = selectionStart + text.length;
  box.focus();
  box.setSelectionRange(at, at);
}

interface HelpProps {
  values: TemplateValues;
  /** Null: read-only. */
  onInsert: ((text: string) => void) | null;
}

/** The variables of the kind, and how text is formatted. */
function Help({ values, onInsert }: HelpProps) {
  return (
    <div className="grid gap-2 text-caption text-fg-3">
      <h3 className="text-sm font-medium text-fg">Variables</h3>
      <ul className="flex flex-wrap gap-1.5">
        {variablesOf(kindTexts[values.kind].kind).map((name) => (
          <li key={name}>
            <button
              type="button"
              disabled={onInsert === null}
              title={messageVariables[name].description}
              onClick={() => onInsert?.(`{${name}}`)}
              className="rounded bg-ink-3 px-1.5 py-1 text-fg-2 enabled:hover:text-fg"
            >
              {`{${name}}`}
            </button>
          </li>
        ))}
      </ul>
      <p>
        Markdown: # Heading, **bold**, *italic*, - list, &gt; quote, [text](https://…). A link on a line of
        its own becomes a button, and `code` on a line of its own stands out. #&#123;rank&#125; on a line of
        its own is shown as large as on the site. To show a brace, write \&#123;.
      </p>
    </div>
  );
}

const testOf = ({ kind, subject, preheader, body }: TemplateValues) => ({ kind, subject, preheader, body });
