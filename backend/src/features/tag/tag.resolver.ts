import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { TagChange } from './tag.repository.ts';
import type { TagService } from './tag.service.ts';
import { CountedTag, DeleteTagPayload, RenameTagPayload, Tag, TagUsersPayload } from './tag.types.ts';

const UserIds = () => Arg('userIds', () => [ID], { description: 'The ids of 1 to 500 users.' });
const Tags = () => Arg('tags', () => [String], { description: 'The names of 1 to 20 tags, in any case.' });
const TagId = () => Arg('id', () => ID, { description: "The tag's id." });

/** Tags, and who has them. */
@Resolver()
export class TagResolver {
  readonly #tags: TagService;

  constructor(tags: TagService) {
    this.#tags = tags;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [Tag], { description: 'All tags by name, at most 500.' })
  tags(): Promise<readonly Tag[]> {
    return this.#tags.list();
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [CountedTag], { description: 'All tags by name, with the number of users who have them.' })
  tagCounts(): Promise<readonly CountedTag[]> {
    return this.#tags.listCounted();
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => TagUsersPayload, {
    description: 'Puts tags on users, at most 20 each. A tag that is not there yet is added.',
  })
  async tagUsers(
    @UserIds() userIds: string[],
    @Tags() tags: string[],
    @Ctx() context: RequestContext,
  ): Promise<TagUsersPayload> {
    const { changed } = resultOf(await this.#tags.add({ userIds, tags }, context));
    return { message: said(changed, 'tagged'), changed };
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => TagUsersPayload, { description: 'Takes tags off users. The tags stay.' })
  async untagUsers(
    @UserIds() userIds: string[],
    @Tags() tags: string[],
    @Ctx() context: RequestContext,
  ): Promise<TagUsersPayload> {
    const { changed } = resultOf(await this.#tags.remove({ userIds, tags }, context));
    return { message: said(changed, 'untagged'), changed };
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => RenameTagPayload, {
    description: 'Gives a tag another name, for everyone who has it and in every filter that is kept.',
  })
  async renameTag(
    @TagId() id: string,
    @Arg('name', () => String, { description: 'At most 40 characters, without commas.' }) name: string,
    @Ctx() context: RequestContext,
  ): Promise<RenameTagPayload> {
    const { tag } = resultOf(await this.#tags.rename(id, name, context));
    return { message: `The tag is now “${tag.name}”.`, tag };
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => DeleteTagPayload, { description: 'Deletes a tag, and takes it off everyone who has it.' })
  async deleteTag(@TagId() id: string, @Ctx() context: RequestContext): Promise<DeleteTagPayload> {
    resultOf(await this.#tags.delete(id, context));
    return { message: 'The tag is deleted.' };
  }
}

function said(changed: readonly TagChange[], what: 'tagged' | 'untagged'): string {
  const [first] = changed;
  if (first === undefined) return 'Nothing to change.';
  const tags = first.tags.map((tag) => `“${tag}”`).join(', ');
  if (changed.length > 1) return `${changed.length.toLocaleString('en-US')} users are ${what}.`;
  return what === 'tagged' ? `Tagged ${tags}.` : `Removed ${tags}.`;
}
