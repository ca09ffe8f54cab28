import { Arg, Ctx, Directive, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { NoteService } from './note.service.ts';
import { toUserNote, UserNote, UserNotePayload } from './note.types.ts';

const NoteId = () => Arg('id', () => ID, { description: "The note's id." });
const NoteText = () =>
  Arg('text', () => String, { description: 'At most 2,000 characters; may have several lines.' });
const UserId = () => Arg('userId', () => ID, { description: "The signup's id." });

/** The team's notes on users. */
@Resolver()
export class NoteResolver {
  readonly #notes: NoteService;

  constructor(notes: NoteService) {
    this.#notes = notes;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [UserNote], { description: "The team's notes on a user, newest first, at most 200." })
  async userNotes(@UserId() userId: string, @Ctx() context: RequestContext): Promise<readonly UserNote[]> {
    return resultOf(await this.#notes.list(userId, context)).notes.map(toUserNote);
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => UserNote, { description: 'Adds a note on a user.' })
  async addUserNote(
    @UserId() userId: string,
    @NoteText() text: string,
    @Ctx() context: RequestContext,
  ): Promise<UserNote> {
    return toUserNote(resultOf(await this.#notes.add(userId, text, context)).note);
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => UserNote, {
    description:
      'Changes a note: your own, or as an ADMIN any. Fails with CONFLICT if it has changed since `revision`.',
  })
  async updateUserNote(
    @NoteId() id: string,
    @NoteText() text: string,
    @Arg('revision', () => Int, { description: 'The revision that was read.' }) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<UserNote> {
    return toUserNote(resultOf(await this.#notes.update({ id, text, revision }, context)).note);
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => UserNotePayload, {
    description: 'Deletes a note: your own, or as an ADMIN any. It can be restored for a day.',
  })
  async deleteUserNote(@NoteId() id: string, @Ctx() context: RequestContext): Promise<UserNotePayload> {
    return resultOf(await this.#notes.delete(id, context));
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => UserNotePayload, { description: 'Brings back a note that was deleted within a day.' })
  async restoreUserNote(@NoteId() id: string, @Ctx() context: RequestContext): Promise<UserNotePayload> {
    return resultOf(await this.#notes.restore(id, context));
  }
}
