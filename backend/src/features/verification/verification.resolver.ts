import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { failure } from '../../platform/errors/error-catalogue.ts';
import { domainError, resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { VerificationService } from './verification.service.ts';
import { SendOtpInput, SendOtpPayload, VerifyOtpInput, VerifyOtpPayload } from './verification.types.ts';

@Resolver()
export class VerificationResolver {
  readonly #verification: VerificationService;

  constructor(verification: VerificationService) {
    this.#verification = verification;
  }

  @Mutation(() => SendOtpPayload, {
    description: 'Sends a one-time code and ends the one before it for the same purpose and destination.',
  })
  async sendOtp(
    @Arg('input', () => SendOtpInput, { description: 'Where to, and what for.' }) input: SendOtpInput,
    @Ctx() { clientAddress }: RequestContext,
  ): Promise<SendOtpPayload> {
    const { channel, email, mobileNumber, purpose } = input;
    return resultOf(
      await this.#verification.sendOtp({ channel, email, mobileNumber, purpose, clientAddress }),
    );
  }

  @Mutation(() => VerifyOtpPayload, {
    description:
      'Checks a one-time code. A client that brought cookies gets one more: the verification is then good for it alone.',
  })
  async verifyOtp(
    @Arg('input', () => VerifyOtpInput, { description: 'The code and where it was sent.' })
    input: VerifyOtpInput,
    @Ctx() { browser, setBrowserToken }: RequestContext,
  ): Promise<VerifyOtpPayload> {
    const { channel, email, mobileNumber, otp, purpose } = input;
    if (purpose === 'status') throw domainError(statusCodesGoElsewhere);
    const outcome = await this.#verification.verifyOtp({
      channel,
      email,
      mobileNumber,
      otp,
      purpose,
      browser,
    });
    const { message, browserToken } = resultOf(outcome);
    if (browserToken !== undefined) setBrowserToken(browserToken);
    return { message };
  }
}

const statusCodesGoElsewhere = failure('BAD_REQUEST', 'Give a code of this purpose to openStatusByCode.');
