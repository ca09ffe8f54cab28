import { Arg, Ctx, Directive, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { ImportService } from './import.service.ts';
import { AddSignupInput, AddSignupPayload } from './import.single.types.ts';
import { Import, ImportDetail, ImportName, toImport, toImportDetail, toImportName } from './import.types.ts';

const idOf = { description: "The import's id." };

/** Imports of lists that another product had. */
@Resolver()
export class ImportResolver {
  readonly #imports: ImportService;

  constructor(imports: ImportService) {
    this.#imports = imports;
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Query(() => [Import], { description: 'The newest imports and checks, at most 20.' })
  async imports(): Promise<readonly Import[]> {
    return (await this.#imports.list()).map(toImport);
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [ImportName], {
    description: 'The imports that users can be filtered by: the newest, at most 300.',
  })
  async importNames(): Promise<readonly ImportName[]> {
    return (await this.#imports.names()).map(toImportName);
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Query(() => ImportDetail, { description: 'An import, with some of its lines.' })
  async import(@Arg('id', () => ID, idOf) id: string): Promise<ImportDetail> {
    return toImportDetail(resultOf(await this.#imports.find(id)).detail);
  }

  @Directive('@auth(requires: ADMIN, key: EDITOR)')
  @Mutation(() => AddSignupPayload, {
    description:
      'Adds one user, behind everyone who is there and not verified: nobody is sent anything, and the first right code for their email or phone number verifies them in their place. A user who is on the list by that email stays as they are.',
  })
  async addSignup(
    @Arg('input', () => AddSignupInput, { description: 'What is known of the user.' }) input: AddSignupInput,
    @Ctx() context: RequestContext,
  ): Promise<AddSignupPayload> {
    const { isNew, ...user } = resultOf(await this.#imports.addSingle(input, context)).user;
    const message = isNew ? 'The user is added. They are not verified yet.' : 'This user was on the list.';
    return { ...user, message, alreadyJoined: !isNew };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => Import, {
    description:
      'Starts an import, or goes on with one that was stopped; it runs in the background. Nobody is sent anything. Fails with CONFLICT if it would add other users than the check said.',
  })
  async startImport(
    @Arg('id', () => ID, idOf) id: string,
    @Arg('valid', () => Int, { description: 'How many users the check would add.' }) valid: number,
    @Ctx() context: RequestContext,
  ): Promise<Import> {
    return toImport(resultOf(await this.#imports.start(id, valid, context)).row);
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => Import, { description: 'Stops an import; users who were added stay.' })
  async stopImport(@Arg('id', () => ID, idOf) id: string, @Ctx() context: RequestContext): Promise<Import> {
    return toImport(resultOf(await this.#imports.stop(id, context)).row);
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => Import, {
    description:
      'Undoes an import within 24 hours, in the background, unless one of its users has verified a contact: ranks, points and counts are as if they had never been on the list.',
  })
  async undoImport(@Arg('id', () => ID, idOf) id: string, @Ctx() context: RequestContext): Promise<Import> {
    return toImport(resultOf(await this.#imports.undo(id, context)).row);
  }
}
