import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Channel, Purpose } from './verification.rules.ts';
import { smsCountry } from './verification.sms-country.ts';

/** The schema's purposes; the values are the ones used internally. */
export const OtpPurpose = {
  WAITLIST: 'waitlist',
  AMBASSADOR: 'ambassador',
  STATUS: 'status',
  REOPEN: 'reopen',
  OWN_DATA: 'own-data',
  CONTACT: 'contact',
} as const satisfies Record<string, Purpose>;
/** The schema's channels; the values are the ones used internally. */
export const OtpChannel = { EMAIL: 'email', SMS: 'sms' } as const satisfies Record<string, Channel>;

registerEnumType(OtpPurpose, {
  name: 'OtpPurpose',
  description: 'Purpose of a verification code.',
  valuesConfig: {
    WAITLIST: { description: 'To join the waitlist.' },
    AMBASSADOR: { description: 'To apply as a campus ambassador.' },
    STATUS: { description: "To see one's own status. Pass the code to openStatusByCode, not to verifyOtp." },
    REOPEN: {
      description: 'To be told when sign-ups open again. Pass the code to tellWhenOpen, not to verifyOtp.',
    },
    OWN_DATA: {
      description:
        "To see or change one's own data. sendOwnDataCode sends the code to the verified contact; pass it to verifyOwnDataCode.",
    },
    CONTACT: { description: 'To verify a new contact, before changeOwnContact.' },
  },
});
registerEnumType(OtpChannel, {
  name: 'OtpChannel',
  description: 'Channel of a verification code.',
  valuesConfig: {
    EMAIL: { description: 'To an email address.' },
    SMS: { description: `To ${smsCountry.article} ${smsCountry.adjective} mobile number.` },
  },
});

@InputType({ description: 'Where to send a verification code, and for what purpose.' })
export class SendOtpInput {
  @Field(() => OtpChannel, { description: 'Channel to send the code by.' })
  declare readonly channel: Channel;

  @Field(() => String, { nullable: true, description: 'The email address; needed for EMAIL.' })
  declare readonly email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The ${smsCountry.adjective} mobile number, with or without ${smsCountry.dialCode}; needed for SMS.`,
  })
  declare readonly mobileNumber?: string | null;

  @Field(() => OtpPurpose, { defaultValue: OtpPurpose.WAITLIST, description: 'What the code is for.' })
  declare readonly purpose: Purpose;
}

@ObjectType({ simpleResolvers: true, description: 'Result of sending a verification code.' })
export class SendOtpPayload {
  @Field(() => String, {
    description: 'A message to show to the user; the same whether or not the destination is known.',
  })
  declare readonly message: string;

  @Field(() => Int, {
    description: 'Number of digits in the code: more than usual after many sends or wrong tries.',
  })
  declare readonly codeLength: number;

  @Field(() => Int, { description: 'Seconds until the code expires.' })
  declare readonly expiresInSeconds: number;

  @Field(() => Int, { description: 'Seconds until another code may be requested.' })
  declare readonly resendAfterSeconds: number;
}

/** A code that was entered, and where it was sent. */
@InputType()
export abstract class EnteredCode {
  @Field(() => OtpChannel, { description: 'Channel that the code was sent by.' })
  declare readonly channel: Channel;

  @Field(() => String, { nullable: true, description: 'The email address it was sent to; needed for EMAIL.' })
  declare readonly email?: string | null;

  @Field(() => String, { nullable: true, description: 'The mobile number it was sent to; needed for SMS.' })
  declare readonly mobileNumber?: string | null;

  @Field(() => String, { description: 'The code; surrounding spaces are ignored.' })
  declare readonly otp: string;
}

@InputType({ description: 'A verification code to check.' })
export class VerifyOtpInput extends EnteredCode {
  @Field(() => OtpPurpose, {
    defaultValue: OtpPurpose.WAITLIST,
    description: 'The purpose the code was requested for.',
  })
  declare readonly purpose: Purpose;
}

@ObjectType({ simpleResolvers: true, description: 'The destination is verified, for 15 minutes.' })
export class VerifyOtpPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;
}
