import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { ApplicationStatus } from './ambassador.review.rules.ts';
import type { AmbassadorReviewService } from './ambassador.review.service.ts';
import {
  AmbassadorNote,
  AmbassadorStatus,
  DeleteAmbassadorNotePayload,
  SetAmbassadorStatusPayload,
  toNote,
} from './ambassador.review.types.ts';

/** The team's operations on applications. */
@Resolver()
export class AmbassadorReviewResolver {
  readonly #reviews: AmbassadorReviewService;

  constructor(reviews: AmbassadorReviewService) {
    this.#reviews = reviews;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [AmbassadorNote], { description: "The team's notes on an application, newest first." })
  async ambassadorNotes(
    @Arg('applicationId', () => ID, { description: "The application's id." }) applicationId: string,
  ): Promise<readonly AmbassadorNote[]> {
    return resultOf(await this.#reviews.notes(applicationId)).notes.map(toNote);
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => SetAmbassadorStatusPayload, {
    description:
      'Sets the status of an application. Repeating it changes nothing. Fails with CONFLICT if it is not `from`.',
  })
  async setAmbassadorStatus(
    @Arg('id', () => ID, { description: "The application's id." }) id: string,
    @Arg('status', () => AmbassadorStatus, { description: 'Its new status.' }) status: ApplicationStatus,
    @Arg('from', () => AmbassadorStatus, {
      nullable: true,
      description: 'The status that you saw; defaults to whatever it is.',
    })
    from: ApplicationStatus | null,
    @Ctx() context: RequestContext,
  ): Promise<SetAmbassadorStatusPayload> {
    return resultOf(await this.#reviews.setStatus(id, { status, from }, context));
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => AmbassadorNote, { description: 'Adds a note to an application.' })
  async addAmbassadorNote(
    @Arg('applicationId', () => ID, { description: "The application's id." }) applicationId: string,
    @Arg('text', () => String, { description: 'At most 2,000 characters; may have several lines.' })
    text: string,
    @Ctx() context: RequestContext,
  ): Promise<AmbassadorNote> {
    return toNote(resultOf(await this.#reviews.addNote(applicationId, text, context)).note);
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => DeleteAmbassadorNotePayload, { description: 'Deletes a note.' })
  async deleteAmbassadorNote(
    @Arg('id', () => ID, { description: "The note's id." }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<DeleteAmbassadorNotePayload> {
    return resultOf(await this.#reviews.deleteNote(id, context));
  }
}
