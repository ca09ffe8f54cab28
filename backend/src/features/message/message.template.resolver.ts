import { Arg, Ctx, Directive, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { personOf } from '../../platform/auth/access.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { MessagePreviewContent } from './message.preview.ts';
import type { TemplateService } from './message.template.service.ts';
import {
  MessageInput,
  MessageKind,
  MessagePreview,
  MessageTemplate,
  MessageTemplateVersion,
  SaveMessageTemplateInput,
  SaveMessageTemplatePayload,
  SendTestMessagePayload,
  toTemplate,
  toVersion,
} from './message.template.types.ts';
import type { MessageKind as Kind } from './message.kinds.ts';

/** Admins' operations on message templates. */
@Resolver()
export class TemplateResolver {
  readonly #templates: TemplateService;
  readonly #publicUrl: () => string;

  constructor(templates: TemplateService, publicUrl: () => string) {
    this.#templates = templates;
    this.#publicUrl = publicUrl;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [MessageTemplate], { description: 'Templates of messages to users, by kind and name.' })
  async messageTemplates(
    @Arg('kind', () => MessageKind, {
      nullable: true,
      description: 'Only templates of this kind; defaults to all.',
    })
    kind: Kind | null,
  ): Promise<readonly MessageTemplate[]> {
    return (await this.#templates.list(kind ?? null)).map(toTemplate);
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [MessageTemplateVersion], {
    description:
      'What a template said, newest first: at most 50 versions. To restore one, save its content. Fails with NOT_FOUND.',
  })
  async messageTemplateVersions(
    @Arg('templateId', () => ID, { description: "The template's UUID." }) templateId: string,
    @Arg('before', () => Int, { nullable: true, description: 'Only versions with a lower number.' })
    before: number | null,
  ): Promise<readonly MessageTemplateVersion[]> {
    const { versions } = resultOf(await this.#templates.listVersions(templateId, before ?? null));
    return versions.map(toVersion);
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => MessagePreview, {
    description: "Renders a message. Its personal links are examples that don't work.",
  })
  async previewMessage(
    @Arg('input', () => MessageInput, { description: 'Its kind and its text, with variables.' })
    input: MessageInput,
    @Arg('signupId', () => ID, {
      nullable: true,
      description: 'The user to render it for; defaults to an example.',
    })
    signupId: string | null,
  ): Promise<MessagePreviewContent> {
    return resultOf(await this.#templates.preview(input, signupId, this.#publicUrl())).content;
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => SaveMessageTemplatePayload, {
    description:
      'Adds a template, or a new version of one. Messages that were sent or scheduled keep their version.',
  })
  async saveMessageTemplate(
    @Arg('input', () => SaveMessageTemplateInput, {
      description: 'The template to add, or the version to add to one.',
    })
    input: SaveMessageTemplateInput,
    @Ctx() context: RequestContext,
  ): Promise<SaveMessageTemplatePayload> {
    const { message, template } = resultOf(await this.#templates.save(input, this.#publicUrl(), context));
    return { message, template: toTemplate(template) };
  }

  @Directive('@auth(requires: EDITOR, session: true)')
  @Mutation(() => SendTestMessagePayload, {
    description: 'Emails you a message with example values; at most ten an hour.',
  })
  async sendTestMessage(
    @Arg('input', () => MessageInput, { description: 'Its kind and its text, with variables.' })
    input: MessageInput,
    @Ctx() context: RequestContext,
  ): Promise<SendTestMessagePayload> {
    const viewer = personOf(context.viewer);
    return resultOf(await this.#templates.sendTest(input, this.#publicUrl(), viewer, context.clientAddress));
  }
}
