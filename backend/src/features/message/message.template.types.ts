import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { describedEnum, enumOf } from '../../platform/graphql/enum-of.ts';
import type { SmsLength } from '../../platform/sms/sms-length.ts';
import type { TemplateRow, TemplateVersionRow } from './message.template.repository.ts';
import { kindOf, type MessageKind as Kind, messageKinds } from './message.kinds.ts';

/** The schema's kinds; the values are the ones used internally. */
export const MessageKind = enumOf(messageKinds);

registerEnumType(MessageKind, {
  name: 'MessageKind',
  description: 'What a message to users is for.',
  valuesConfig: describedEnum(messageKinds, (kind) => kindOf(kind).description),
});

@ObjectType({ simpleResolvers: true, description: 'A version of a template. Versions never change.' })
export class MessageTemplateVersion {
  @Field(() => ID, { description: "The version's UUID." })
  declare readonly id: string;

  @Field(() => Int, { description: 'From 1, without gaps within a template.' })
  declare readonly number: number;

  @Field(() => String, { description: 'The subject line, with variables.' })
  declare readonly subject: string;

  @Field(() => String, {
    description: 'What mail programs show beside the subject, with variables; may be empty.',
  })
  declare readonly preheader: string;

  @Field(() => String, { description: 'Markdown with variables.' })
  declare readonly body: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Email of the admin who saved it; null for a template that came with the product, and for one saved with an API key.',
  })
  declare readonly createdBy: string | null;

  @Field(() => String, { description: 'When it was saved; ISO 8601.' })
  declare readonly createdAt: string;
}

@ObjectType({ simpleResolvers: true, description: 'A template of messages to users.' })
export class MessageTemplate {
  @Field(() => ID, { description: "The template's UUID." })
  declare readonly id: string;

  @Field(() => MessageKind, { description: 'What its messages are for. It never changes.' })
  declare readonly kind: Kind;

  @Field(() => String, { description: 'Its name in the back office; users never see it.' })
  declare readonly name: string;

  @Field(() => MessageTemplateVersion, { description: 'The current version.' })
  declare readonly version: MessageTemplateVersion;
}

@InputType({ description: 'A message to users.' })
export class MessageInput {
  @Field(() => MessageKind, { description: 'What it is for, which determines the variables it can have.' })
  declare readonly kind: Kind;

  @Field(() => String, { description: 'At most 150 characters, with variables such as {firstName}.' })
  declare readonly subject: string;

  @Field(() => String, {
    nullable: true,
    description: 'What mail programs show beside the subject; at most 200 characters, with variables.',
  })
  declare readonly preheader?: string | null;

  @Field(() => String, {
    description:
      'Markdown with variables, without HTML or images; at most 10,000 characters. Links start with https:// or mailto:, or are a link variable. An invitation must contain {inviteLink}.',
  })
  declare readonly body: string;
}

@InputType({ description: 'A template to save.' })
export class SaveMessageTemplateInput extends MessageInput {
  @Field(() => ID, { nullable: true, description: 'The template to change; omit it to add one.' })
  declare readonly id?: string | null;

  @Field(() => String, { description: 'Its name in the back office; at most 100 characters.' })
  declare readonly name: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of the version that was edited: if another one is current by now, nothing is saved. Omit it to save in any case.',
  })
  declare readonly editedNumber?: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A template was saved.' })
export class SaveMessageTemplatePayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => MessageTemplate, { description: 'As it is now.' })
  declare readonly template: MessageTemplate;
}

/** The schema's encodings; the values are the ones used internally. */
const SmsEncoding = { GSM_7: 'gsm-7', UCS_2: 'ucs-2' } as const satisfies Readonly<
  Record<string, SmsLength['encoding']>
>;

registerEnumType(SmsEncoding, {
  name: 'SmsEncoding',
  description: 'How a text message is encoded, which determines how much fits in one part.',
  valuesConfig: {
    GSM_7: { description: '160 characters per part, from the GSM-7 alphabet only.' },
    UCS_2: { description: '70 characters per part; any character.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A text message as a user would get it.' })
export class TextMessagePreview {
  @Field(() => String, { description: "Its text, which doesn't depend on the template." })
  declare readonly text: string;

  @Field(() => SmsEncoding, { description: 'How it is encoded.' })
  declare readonly encoding: SmsLength['encoding'];

  @Field(() => Int, { description: 'Its length; some characters count twice.' })
  declare readonly units: number;

  @Field(() => Int, { description: 'Number of parts it is sent in; each is charged.' })
  declare readonly segments: number;
}

@ObjectType({ simpleResolvers: true, description: 'A message as a user would get it.' })
export class MessagePreview {
  @Field(() => String, { description: 'The subject line.' })
  declare readonly subject: string;

  @Field(() => String, {
    description:
      'A whole HTML document. Show it in a sandboxed frame. Its one picture, `cid:mark@mail`, is the mark that comes with the mail.',
  })
  declare readonly html: string;

  @Field(() => String, { description: 'The same content as plain text.' })
  declare readonly text: string;

  @Field(() => TextMessagePreview, {
    nullable: true,
    description: 'What users who verified a phone number get instead; null for kinds sent by email only.',
  })
  declare readonly textMessage: TextMessagePreview | null;
}

@ObjectType({ simpleResolvers: true, description: 'A test message was sent.' })
export class SendTestMessagePayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;
}

/** The template as the schema shows it. */
export const toTemplate = ({ id, kind, name, version }: TemplateRow): MessageTemplate => ({
  id,
  kind,
  name,
  version: toVersion(version),
});

export const toVersion = (row: TemplateVersionRow): MessageTemplateVersion => {
  const { id, number, subject, preheader, body, createdBy, createdAt } = row;
  return { id, number, subject, preheader, body, createdBy, createdAt: createdAt.toISOString() };
};
