import { Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { PauseService } from './waitlist.pause.service.ts';
import { SignupPause, toSignupPause } from './waitlist.pause.types.ts';

@Resolver()
export class PauseResolver {
  readonly #pauses: PauseService;

  constructor(pauses: PauseService) {
    this.#pauses = pauses;
  }

  @Query(() => Boolean, {
    description:
      'Whether sign-ups are paused. While they are, no codes to join are sent. Up to a second old.',
  })
  signupsPaused(): Promise<boolean> {
    return this.#pauses.arePaused();
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => SignupPause, {
    nullable: true,
    description: 'Why sign-ups are paused; null when they are open.',
  })
  async signupPause(): Promise<SignupPause | null> {
    return toSignupPause(await this.#pauses.read());
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => SignupPause, {
    nullable: true,
    description:
      'Pauses sign-ups. From now on, no instance sends a code to join; within a second, every form says so. Visitors who have been sent a code can still join with it. Repeating it changes nothing.',
  })
  async pauseSignups(@Ctx() context: RequestContext): Promise<SignupPause | null> {
    return toSignupPause(await this.#pauses.pause(context));
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => SignupPause, {
    nullable: true,
    description:
      'Resumes sign-ups, on every instance within a second. They stay paused, and the answer says so, if the configuration pauses them. Repeating it changes nothing.',
  })
  async resumeSignups(@Ctx() context: RequestContext): Promise<SignupPause | null> {
    return toSignupPause(await this.#pauses.resume(context));
  }
}
