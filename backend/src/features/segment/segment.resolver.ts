import { Arg, Directive, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { MailingKindName } from './segment.form.ts';
import type { EmailListService } from './segment.email-list.service.ts';
import { EmailList, toEmailList } from './segment.email-list.types.ts';
import { SegmentPreview, toPreview } from './segment.preview.types.ts';
import type { SegmentService } from './segment.service.ts';
import { MailingKind, SegmentInput } from './segment.types.ts';

/** Which users a mailing goes to. */
@Resolver()
export class SegmentResolver {
  readonly #segments: SegmentService;
  readonly #lists: EmailListService;

  constructor(segments: SegmentService, lists: EmailListService) {
    this.#segments = segments;
    this.#lists = lists;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => SegmentPreview, {
    description:
      'Which users a mailing to a segment would go to right now, and who is left out. Changes nothing.',
  })
  async previewSegment(
    @Arg('segment', () => SegmentInput, { description: 'Filters, or a list, that describe the users.' })
    segment: SegmentInput,
    @Arg('kind', () => MailingKind, { description: 'The kind of mailing.' }) kind: MailingKindName,
  ): Promise<SegmentPreview> {
    return toPreview(resultOf(await this.#segments.preview(segment, kind)).preview);
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [EmailList], { description: 'The newest email lists; at most 20.' })
  async emailLists(): Promise<readonly EmailList[]> {
    return (await this.#lists.list()).map(toEmailList);
  }
}
