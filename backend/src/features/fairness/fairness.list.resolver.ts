import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { LimitArg, PageArg, SearchArg } from '../../platform/paging/list.args.ts';
import type { Page } from '../../platform/paging/page.ts';
import type { FairnessList as List } from './fairness.list.rules.ts';
import type { FairnessListService } from './fairness.list.service.ts';
import {
  FairnessList,
  FairnessListEntry,
  FairnessListEntryInput,
  FairnessListPage,
  toFairnessListEntry,
} from './fairness.list.types.ts';

/** The lists by which admins correct what is held. */
@Resolver()
export class FairnessListResolver {
  readonly #lists: FairnessListService;

  constructor(lists: FairnessListService) {
    this.#lists = lists;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => FairnessListPage, {
    description: 'Entries of the lists by which admins correct what is held, newest first.',
  })
  async fairnessListEntries(
    @Arg('list', () => FairnessList, { nullable: true, description: 'Only this list; null: all of them.' })
    list: List | null,
    @SearchArg('the entry, its note, or the name of the trusted referrer') search: string | null,
    @PageArg() page: number,
    @LimitArg() limit: number,
  ): Promise<Page<FairnessListEntry>> {
    const found = resultOf(await this.#lists.list({ list, search, page, limit })).page;
    return { ...found, docs: found.docs.map(toFairnessListEntry) };
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => FairnessListEntry, {
    description:
      'Adds an entry to a list. Fails with NOT_FOUND if no user has the referral code, and with CONFLICT if it is listed already; a domain is either allowed or blocked.',
  })
  async addFairnessListEntry(
    @Arg('input', () => FairnessListEntryInput, { description: 'What to add, and to which list.' })
    input: FairnessListEntryInput,
    @Ctx() context: RequestContext,
  ): Promise<FairnessListEntry> {
    return toFairnessListEntry(resultOf(await this.#lists.add(input, context)).entry);
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => String, {
    description: 'Removes an entry. Nothing that was released is held again. Returns a message to show.',
  })
  async removeFairnessListEntry(
    @Arg('id', () => ID, { description: "The entry's id." }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return resultOf(await this.#lists.remove(id, context)).message;
  }
}
