import { type ClassType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { Page, SearchedPage } from './page.ts';

/**
 * The GraphQL type of a page of `Doc`s: the same fields that REST returns.
 *
 * @param of what the page contains, in words.
 */
export function pageType<Doc extends object>(docType: ClassType<Doc>, name: string, of: string) {
  @ObjectType(name, { simpleResolvers: true, description: `A page of ${of}.` })
  class PageOfDocs implements Page<Doc> {
    @Field(() => [docType], { description: 'The rows of this page.' })
    declare readonly docs: readonly Doc[];

    @Field(() => Int, { description: 'Number of rows on all pages.' })
    declare readonly totalDocs: number;

    @Field(() => Int, { description: 'Rows per page, as requested.' })
    declare readonly limit: number;

    @Field(() => Int, { description: 'Page number; 1 is the first.' })
    declare readonly page: number;

    @Field(() => Int, { description: 'Number of pages; at least 1.' })
    declare readonly totalPages: number;

    @Field(() => Boolean, { description: 'Whether there is a previous page.' })
    declare readonly hasPrevPage: boolean;

    @Field(() => Boolean, { description: 'Whether there is a next page.' })
    declare readonly hasNextPage: boolean;

    @Field(() => Int, { nullable: true, description: 'Number of the previous page; null on the first.' })
    declare readonly prevPage: number | null;

    @Field(() => Int, { nullable: true, description: 'Number of the next page; null on the last.' })
    declare readonly nextPage: number | null;
  }
  return PageOfDocs;
}

/** Likewise, for a list whose searches and filters stop counting at a limit. */
export function searchedPageType<Doc extends object>(docType: ClassType<Doc>, name: string, of: string) {
  @ObjectType(name, { simpleResolvers: true, description: `A page of ${of}.` })
  class PageOfFound extends pageType(docType, `${name}OfAll`, of) implements SearchedPage<Doc> {
    @Field(() => Boolean, {
      description:
        "False if a filter or search found more than totalDocs says; pages beyond it can't be read.",
    })
    declare readonly totalIsExact: boolean;
  }
  return PageOfFound;
}

/** What a page has of which only the next one can be asked for. */
@ObjectType({ simpleResolvers: true })
export abstract class NextPaged {
  @Field(() => ID, {
    nullable: true,
    description: 'Pass it as after to get the next page; null on the last.',
  })
  declare readonly nextAfter: string | null;
}
