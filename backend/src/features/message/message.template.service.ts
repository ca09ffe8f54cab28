import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { actorOf, by, recordAudit } from '../../platform/audit/audit-log.ts';
import { adminIdOf, type Caller, type SessionViewer } from '../../platform/auth/viewer.ts';
import type { Brand } from '../../platform/brand/brand.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Delivery } from '../../platform/delivery/delivery.ts';
import { DeliveryError } from '../../platform/delivery/delivery-error.ts';
import type { Failure, Outcome } from '../../platform/errors/error-catalogue.ts';
import { formFaults, invalidFields } from '../../platform/forms/form-faults.ts';
import { type Given, isId } from '../../platform/forms/given.ts';
import { type TemplateForm, templateFormSchema } from './message.form.ts';
import { kindOf, type MessageKind, type SingleKind } from './message.kinds.ts';
import * as messages from './message.messages.ts';
import {
  type CompiledMessage,
  compileMessage,
  type Letterhead,
  type MessageSource,
  renderMessage,
} from './message.render.ts';
import { type MessagePreviewContent, previewContent, previewValues } from './message.preview.ts';
import { sampleValues } from './message.sample.ts';
import { startingTemplates } from './message.starting-texts.ts';
import {
  findFirstVersion,
  findTemplate,
  findVersion,
  insertTemplate,
  insertVersion,
  listTemplates,
  listVersions,
  lockTemplate,
  lockTemplateCount,
  type TemplateRow,
  type TemplateVersionRow,
  updateTemplate,
} from './message.template.repository.ts';
import { testMessage } from './message.templates.ts';
import { CompiledVersions } from './message.versions.ts';
import type { UserMailWriter } from '../../platform/mail/user-mail.ts';
import { typedLine, typedLines } from '../../platform/forms/typed-text.ts';

/** The raw content of a message. */
export interface MessageInput {
  readonly kind: MessageKind;
  readonly subject: Given;
  readonly preheader?: Given;
  readonly body: Given;
}

export interface TemplateInput extends MessageInput {
  /** Left out: a new template. */
  readonly id?: Given;
  readonly name: Given;
  /** The version that was edited; if it is not the current one, nothing is saved. Left out: whatever is current. */
  readonly editedNumber?: number | null | undefined;
}

export interface TemplateDependencies {
  readonly pool: Pool;
  readonly brand: Brand;
  readonly delivery: Delivery;
  /** The text message for users without an email address; null for a kind that goes by email only. */
  readonly textMessage: (kind: MessageKind, publicUrl: string) => string | null;
  /** Counts a test message of an admin. Fails with RATE_LIMITED. */
  readonly claimTest: (adminId: string) => Promise<{ readonly ok: true } | Failure>;
}

const testSecondsAtMost = 15;
const versionsAtOnce = 50;

/** Templates of messages to users. */
export class TemplateService {
  readonly #dependencies: TemplateDependencies;
  readonly #pool: Pool;
  readonly #versions = new CompiledVersions();

  constructor(dependencies: TemplateDependencies) {
    this.#dependencies = dependencies;
    this.#pool = dependencies.pool;
  }

  /** Every template with its current version, or only those of one kind. */
  list(kind: MessageKind | null): Promise<readonly TemplateRow[]> {
    return listTemplates(this.#pool, kind);
  }

  /**
   * What a template said, newest first: at most 50 versions. To restore one, {@link save} its content.
   *
   * Fails with NOT_FOUND.
   *
   * @param before only versions with a lower number.
   */
  async listVersions(
    id: string,
    before: number | null,
  ): Promise<Outcome<{ versions: readonly TemplateVersionRow[] }>> {
    if (!isId(id) || (await findTemplate(this.#pool, id)) === null) return messages.unknownTemplate;
    return { ok: true, versions: await listVersions(this.#pool, id, before, versionsAtOnce) };
  }

  /** The current version of a template of a kind, or of the first one; null: there is no such template. */
  async findCurrent(kind: MessageKind, templateId: string | null): Promise<string | null> {
    if (templateId === null) return (await findFirstVersion(this.#pool, kind))?.id ?? null;
    const template = await findTemplate(this.#pool, templateId);
    return template?.kind === kind ? template.version.id : null;
  }

  /**
   * Adds a template, or a version to one. Versions never change; saving the current content again adds none.
   *
   * Fails with VALIDATION_FAILED (`name`, `subject`, `preheader`, `body`, `kind`), NOT_FOUND, CONFLICT.
   */
  async save(
    input: TemplateInput,
    publicUrl: string,
    caller: Caller,
  ): Promise<Outcome<{ message: string; template: TemplateRow }>> {
    const read = this.#read(input, publicUrl, input.name);
    if (!read.ok) return read;
    const { id: given = null, kind, editedNumber = null } = input;
    const id = given?.trim() ?? null;
    if (id !== null && !isId(id)) return messages.unknownTemplate;
    return inTransaction(this.#pool, async (client) => {
      const saved =
        id === null
          ? await this.#add(client, kind, read.form, caller)
          : await this.#change(client, { id, kind, editedNumber }, read.form, caller);
      if (!saved.ok) return saved;
      const template = await findTemplate(client, saved.id);
      if (template === null) throw new Error('The saved template is gone');
      return { ok: true, message: 'The template has been saved.', template };
    });
  }

  /**
   * A version, parsed once to be rendered for many users; null for an unknown one. Throws like {@link
   * CompiledVersions}.
   */
  async findCompiled(versionId: string, publicUrl: string): Promise<CompiledMessage | null> {
    const letterhead = this.#letterhead(publicUrl);
    const known = this.#versions.find(versionId, letterhead);
    if (known !== null) return known;
    const version = await findVersion(this.#pool, versionId);
    return version === null ? null : this.#versions.compile(version, letterhead);
  }

  /** What a kind with one template says now; if that cannot be read, what a new installation says. */
  async findForKind(kind: SingleKind, publicUrl: string): Promise<CompiledMessage> {
    const letterhead = this.#letterhead(publicUrl);
    const version = await findFirstVersion(this.#pool, kind);
    try {
      if (version !== null)
        return this.#versions.find(version.id, letterhead) ?? this.#versions.compile(version, letterhead);
    } catch {
      // Written past the checks of this release: the user gets the message all the same.
    }
    const starting = compileMessage({ kind, ...startingTemplates[kind] }, letterhead);
    if (!starting.ok) throw new Error(`The starting text of ${kind} is invalid: ${starting.message}`);
    return starting.message;
  }

  /** Writes what a kind that goes to users outside of every stream says now. */
  async findUserMailWriter(kind: 'welcome' | 'reward', publicUrl: string): Promise<UserMailWriter> {
    const compiled = await this.findForKind(kind, publicUrl);
    return (mail) => renderMessage(compiled, { ...mail, invite: null, unsubscribeLink: null });
  }

  /**
   * What the message would look like for a user, or for an example user. Its personal links lead nowhere.
   *
   * Fails with VALIDATION_FAILED (`subject`, `preheader`, `body`), NOT_FOUND.
   */
  async preview(
    input: MessageInput,
    signupId: Given,
    publicUrl: string,
  ): Promise<Outcome<{ content: MessagePreviewContent }>> {
    const read = this.#read(input, publicUrl);
    if (!read.ok) return read;
    const values = await previewValues(this.#pool, input.kind, signupId, publicUrl);
    if (values === null) return messages.unknownUser;
    const sms = this.#dependencies.textMessage(input.kind, publicUrl);
    return { ok: true, content: previewContent(renderMessage(read.message, values), sms) };
  }

  /**
   * Sends the message with example values to the admin's own address.
   *
   * Fails with VALIDATION_FAILED (`subject`, `preheader`, `body`), RATE_LIMITED (ten an hour), MAIL_NOT_SENT.
   */
  async sendTest(
    input: MessageInput,
    publicUrl: string,
    viewer: SessionViewer,
    clientAddress: string,
  ): Promise<Outcome<{ message: string }>> {
    const read = this.#read(input, publicUrl);
    if (!read.ok) return read;
    const claim = await this.#dependencies.claimTest(viewer.adminId);
    if (!claim.ok) return claim;
    const content = renderMessage(read.message, sampleValues(publicUrl, input.kind));
    try {
      await this.#dependencies.delivery.send(testMessage, {
        id: `test-${randomUUID()}`,
        address: viewer.email,
        params: { ...content, subject: `Test: ${content.subject}` },
        signal: AbortSignal.timeout(testSecondsAtMost * 1000),
      });
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      return messages.testNotSent;
    }
    await recordAudit(this.#pool, {
      action: 'message.send-test',
      actor: actorOf(viewer),
      clientAddress,
      details: { kind: input.kind },
    });
    return { ok: true, message: `The test message has been sent to ${viewer.email}` };
  }

  /**
   * Validates the input: first with the form's rules, then by parsing the Markdown.
   *
   * @param name the template's; any, for a message that is only looked at.
   */
  #read(
    { kind, subject, preheader, body }: MessageInput,
    publicUrl: string,
    name: Given = 'none',
  ): Outcome<{ form: TemplateForm; message: CompiledMessage }> {
    const given = {
      name: typedLine(name ?? ''),
      subject: typedLine(subject ?? ''),
      preheader: typedLine(preheader ?? ''),
      body: typedLines(body ?? ''),
    };
    const faults = formFaults(templateFormSchema, given);
    const source: MessageSource = { kind, ...given };
    const compiled = compileMessage(source, this.#letterhead(publicUrl));
    const fields = { ...(compiled.ok ? {} : compiled.fields), ...faults };
    if (!compiled.ok || Object.keys(fields).length > 0) return invalidFields(fields);
    return { ok: true, form: given, message: compiled.message };
  }

  #letterhead = (publicUrl: string): Letterhead => ({ brand: this.#dependencies.brand, publicUrl });

  async #add(
    client: ClientBase,
    kind: MessageKind,
    form: TemplateForm,
    caller: Caller,
  ): Promise<Outcome<{ id: string }>> {
    if (kindOf(kind).isSingle) return messages.oneTemplate;
    if ((await lockTemplateCount(client)) >= messages.templatesAtMost) return messages.tooManyTemplates;
    const id = randomUUIDv7();
    await insertTemplate(client, { id, kind, name: form.name });
    await addVersion(client, { id, number: 1 }, form, caller);
    return { ok: true, id };
  }

  async #change(
    client: ClientBase,
    {
      id,
      kind,
      editedNumber,
    }: { readonly id: string; readonly kind: MessageKind; readonly editedNumber: number | null },
    form: TemplateForm,
    caller: Caller,
  ): Promise<Outcome<{ id: string }>> {
    const template = await lockTemplate(client, id);
    if (template === null) return messages.unknownTemplate;
    if (template.kind !== kind) return messages.otherKind;
    const { version } = template;
    if (editedNumber !== null && editedNumber !== version.number) return messages.templateChanged;
    const isSame = (['subject', 'preheader', 'body'] as const).every((part) => form[part] === version[part]);
    if (isSame && form.name === template.name) return { ok: true, id };
    const number = isSame ? version.number : version.number + 1;
    if (!isSame) await addVersion(client, { id, number }, form, caller);
    else await auditSave(client, { id, number }, form.name, caller);
    await updateTemplate(client, { id, name: form.name, number });
    return { ok: true, id };
  }
}

interface NewVersion {
  /** The template's. */
  readonly id: string;
  readonly number: number;
}

async function addVersion(
  client: ClientBase,
  { id, number }: NewVersion,
  { name, ...content }: TemplateForm,
  caller: Caller,
): Promise<void> {
  const adminId = adminIdOf(caller.viewer);
  await insertVersion(client, { ...content, id: randomUUIDv7(), templateId: id, number, adminId });
  await auditSave(client, { id, number }, name, caller);
}

const auditSave = (
  client: ClientBase,
  { id, number }: NewVersion,
  name: string,
  caller: Caller,
): Promise<void> =>
  recordAudit(client, {
    action: 'message.save-template',
    ...by(caller),
    target: { kind: 'message-template', id, name },
    details: { version: number },
  });
