import type { Pool } from 'pg';
import { Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import { personOf } from '../../platform/auth/access.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { isSubscribed, setSubscribed } from './digest.repository.ts';

/** Whether an account gets the daily digest. */
@Resolver()
export class DigestResolver {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  @Directive('@auth(requires: VIEWER, session: true)')
  @Query(() => Boolean, { description: 'Whether you get an email each day with what happened.' })
  dailyDigest(@Ctx() context: RequestContext): Promise<boolean> {
    return isSubscribed(this.#pool, personOf(context.viewer).adminId);
  }

  @Directive('@auth(requires: VIEWER, session: true)')
  @Mutation(() => Boolean, {
    description: 'Turns the daily digest on for you. Repeating it changes nothing. Returns true.',
  })
  subscribeToDigest(@Ctx() context: RequestContext): Promise<boolean> {
    return this.#set(context, true);
  }

  @Directive('@auth(requires: VIEWER, session: true)')
  @Mutation(() => Boolean, {
    description: 'Turns the daily digest off for you. Repeating it changes nothing. Returns false.',
  })
  unsubscribeFromDigest(@Ctx() context: RequestContext): Promise<boolean> {
    return this.#set(context, false);
  }

  async #set({ viewer }: RequestContext, isOn: boolean): Promise<boolean> {
    await setSubscribed(this.#pool, personOf(viewer).adminId, isOn);
    return isOn;
  }
}
