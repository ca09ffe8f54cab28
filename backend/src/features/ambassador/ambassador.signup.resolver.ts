import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { statusCookie } from '../status/status.rules.ts';
import type { StatusService } from '../status/status.service.ts';
import { Status } from '../status/status.types.ts';
import { UserDetail } from '../user/user.detail.types.ts';
import type { ApplicantService } from './ambassador.signup.service.ts';
import { OwnAmbassador, UserApplication } from './ambassador.signup.types.ts';

/** What ambassadors see on their status. */
@Resolver(() => Status)
export class OwnAmbassadorResolver {
  readonly #applicants: ApplicantService;
  readonly #status: StatusService;

  constructor(applicants: ApplicantService, status: StatusService) {
    this.#applicants = applicants;
    this.#status = status;
  }

  @FieldResolver(() => OwnAmbassador, {
    nullable: true,
    description: "The visitor's figures as an ambassador; null if they are none.",
  })
  ambassador(@Root() { signupId }: { readonly signupId: string }): Promise<OwnAmbassador | null> {
    return this.#applicants.figures(signupId);
  }

  @Mutation(() => Boolean, {
    description:
      "Connects the visitor's sign-up to the ambassador application of an emailed link. Needs an open status. Always true.",
  })
  async connectAmbassador(
    @Arg('token', () => String, { description: "The token in the link's fragment." }) token: string,
    @Ctx() { privateCookies }: RequestContext,
  ): Promise<boolean> {
    const signupId = await this.#status.signupOf(privateCookies.read(statusCookie));
    resultOf(await this.#applicants.connect(signupId, token));
    return true;
  }
}

/** What admins see of a user's application. */
@Resolver(() => UserDetail)
export class UserApplicationResolver {
  readonly #applicants: ApplicantService;

  constructor(applicants: ApplicantService) {
    this.#applicants = applicants;
  }

  @FieldResolver(() => UserApplication, {
    nullable: true,
    description: 'Their application to be an ambassador; null if they have none.',
  })
  application(@Root() { user }: UserDetail): Promise<UserApplication | null> {
    return this.#applicants.ofUser(user.id);
  }
}
