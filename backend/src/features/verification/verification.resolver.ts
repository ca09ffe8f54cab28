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
    description:
      'Sends a verification code and replaces the one that the same browser requested for the same purpose and destination. ' +
      "A client that sends cookies gets another one, so that no one else can use up the code's tries. " +
      'While many codes are being requested, it fails with PROOF_REQUIRED and a challenge in extensions.proof: repeat the call with the answer in the header X-Proof.',
  })
  async sendOtp(
    @Arg('input', () => SendOtpInput, { description: 'Destination and purpose of the code.' })
    input: SendOtpInput,
    @Ctx() { clientAddress, browser, proof, setBrowserToken }: RequestContext,
  ): Promise<SendOtpPayload> {
    const { channel, email, mobileNumber, purpose } = input;
    const { browserToken, ...sent } = resultOf(
      await this.#verification.sendOtp({
        channel,
        email,
        mobileNumber,
        purpose,
        clientAddress,
        browser,
        proof,
      }),
    );
    if (browserToken !== undefined) setBrowserToken(browserToken);
    return sent;
  }

  @Mutation(() => VerifyOtpPayload, {
    description:
      'Checks a verification code. A client that sends cookies gets another one, so that no one else can use the verification.',
  })
  async verifyOtp(
    @Arg('input', () => VerifyOtpInput, { description: 'The code, and the contact it was sent to.' })
    input: VerifyOtpInput,
    @Ctx() { clientAddress, browser, setBrowserToken }: RequestContext,
  ): Promise<VerifyOtpPayload> {
    const { channel, email, mobileNumber, otp, purpose } = input;
    if (purpose === 'status') throw domainError(codesGoElsewhere('STATUS', 'openStatusByCode'));
    if (purpose === 'reopen') throw domainError(codesGoElsewhere('REOPEN', 'tellWhenOpen'));
    if (purpose === 'own-data') throw domainError(codesGoElsewhere('OWN_DATA', 'verifyOwnDataCode'));
    const outcome = await this.#verification.verifyOtp({
      channel,
      email,
      mobileNumber,
      otp,
      purpose,
      clientAddress,
      browser,
    });
    const { message, browserToken } = resultOf(outcome);
    if (browserToken !== undefined) setBrowserToken(browserToken);
    return { message };
  }
}

const codesGoElsewhere = (purpose: string, operation: string) =>
  failure('BAD_REQUEST', `Codes for ${purpose} are not verified here. Call ${operation} with the code.`);
