import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { statusCookie } from '../status/status.rules.ts';
import { keepOpen } from '../status/status.session.ts';
import { Status } from '../status/status.types.ts';
import { SendOtpPayload, VerifyOtpPayload } from '../verification/verification.types.ts';
import type { OwnDataService, Visitor } from './own-data.service.ts';
import { ChangeOwnContactInput, CorrectOwnNameInput, OwnContact, OwnData } from './own-data.types.ts';

/** What users see and change of their own data, on their status page. */
@Resolver(() => Status)
export class OwnDataResolver {
  readonly #ownData: OwnDataService;

  constructor(ownData: OwnDataService) {
    this.#ownData = ownData;
  }

  @FieldResolver(() => OwnContact, {
    nullable: true,
    description: 'The contact they verified, to which codes of sendOwnDataCode go.',
  })
  contact(@Root() { signupId }: { readonly signupId: string }): Promise<OwnContact | null> {
    return this.#ownData.contact(signupId);
  }

  @Mutation(() => SendOtpPayload, {
    description:
      'Sends a code for the purpose OWN_DATA to the contact that the visitor verified, as sendOtp does. Needs an open status.',
  })
  async sendOwnDataCode(@Ctx() context: RequestContext): Promise<SendOtpPayload> {
    const visitor = { ...visitorOf(context), proof: context.proof };
    const { browserToken, ...sent } = resultOf(await this.#ownData.sendCode(visitor));
    if (browserToken !== undefined) context.setBrowserToken(browserToken);
    return sent;
  }

  @Mutation(() => VerifyOtpPayload, {
    description:
      'Checks a code of sendOwnDataCode. Within 15 minutes, this browser can then download or change the data once.',
  })
  async verifyOwnDataCode(
    @Arg('otp', () => String, { description: 'The code; surrounding spaces are ignored.' }) otp: string,
    @Ctx() context: RequestContext,
  ): Promise<VerifyOtpPayload> {
    const { message, browserToken } = resultOf(await this.#ownData.verifyCode(visitorOf(context), otp));
    if (browserToken !== undefined) context.setBrowserToken(browserToken);
    return { message };
  }

  @Mutation(() => OwnData, {
    description: 'What is kept about the visitor. Needs a code that verifyOwnDataCode has checked.',
  })
  async downloadOwnData(@Ctx() context: RequestContext): Promise<OwnData> {
    return resultOf(await this.#ownData.download(visitorOf(context))).files;
  }

  @Mutation(() => String, {
    description:
      "Corrects the visitor's name. Needs a code that verifyOwnDataCode has checked. Returns a message to show.",
  })
  async correctOwnName(
    @Arg('input', () => CorrectOwnNameInput, { description: 'The name as it should be.' })
    input: CorrectOwnNameInput,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return resultOf(await this.#ownData.correctName(visitorOf(context), input)).message;
  }

  @Mutation(() => String, {
    description:
      'The visitor leaves the waitlist: they will be erased in seven days, and get no messages until then. Needs a code that verifyOwnDataCode has checked. Returns a message to show.',
  })
  async leaveWaitlist(@Ctx() context: RequestContext): Promise<string> {
    return resultOf(await this.#ownData.leave(visitorOf(context))).message;
  }

  @Mutation(() => String, {
    description:
      'The visitor, who is leaving, stays and keeps their rank; joining again does the same. Needs a code that verifyOwnDataCode has checked. Returns a message to show.',
  })
  async stayOnWaitlist(@Ctx() context: RequestContext): Promise<string> {
    return resultOf(await this.#ownData.stay(visitorOf(context))).message;
  }

  @Mutation(() => String, {
    description:
      'Changes the contact that the visitor verified. Needs a code that verifyOwnDataCode has checked, and one for CONTACT that verifyOtp has. They keep rank, referral code and credits; the contact before is told, and earlier links and sessions are revoked. Returns a message to show.',
  })
  async changeOwnContact(
    @Arg('input', () => ChangeOwnContactInput, { description: 'The new contact.' })
    input: ChangeOwnContactInput,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    const { message, session } = resultOf(await this.#ownData.changeContact(visitorOf(context), input));
    keepOpen(context.privateCookies, session);
    return message;
  }
}

const visitorOf = ({ privateCookies, browser, clientAddress }: RequestContext): Visitor => ({
  session: privateCookies.read(statusCookie),
  browser,
  clientAddress,
});
