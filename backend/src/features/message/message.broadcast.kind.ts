import type { DispatchMessage } from '../../platform/dispatch/dispatch-queue.ts';
import type { ClientBase, Pool } from 'pg';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { MailingKind, Settled } from '../mailing/mailing.kind.ts';
import type { MailingRow } from '../mailing/mailing.repository.ts';
import type { Audience, Bind, ExclusionReason } from '../segment/segment.audience.ts';
import { mailedStatusLink } from '../status/status.link.ts';
import { messageAudience, newsExclusions } from './message.audience.ts';
import { suppressUndeliverable } from './message.bounce.ts';
import { broadcastMessageId } from './message.broadcast.id.ts';
import {
  type BroadcastPerson,
  findBroadcastPeople,
  findNewsExcluded,
  lockBroadcastClaims,
} from './message.broadcast.repository.ts';
import { keepLinks } from './message.click.repository.ts';
import { countedLinks } from './message.click.rules.ts';
import { clickLink } from './message.click.token.ts';
import { type CompiledMessage, linksOf, renderMessage } from './message.render.ts';
import { suppressionLabel } from './message.suppression.repository.ts';
import type { TemplateService } from './message.template.service.ts';
import { unsubscribeHeaders, unsubscribeLink } from './message.unsubscribe.token.ts';

export interface BroadcastKindDependencies {
  readonly pool: Pool;
  readonly secrets: Secrets;
  /** The site's address, known once it listens. */
  readonly publicUrl: () => string;
  /** Versions of templates, each read once for any number of users. */
  readonly messageTemplates: Pick<TemplateService, 'findCompiled'>;
}

type Broadcast = Pick<MailingRow, 'seq' | 'id' | 'templateVersionId' | 'segment'>;

/**
 * Mailings of news. Whether a user may get one is checked when they are written down, when they are claimed, and right
 * before it is sent.
 */
export class BroadcastKind implements MailingKind {
  readonly name = 'broadcast';
  /** No one gets news twice unless an admin decides so. */
  readonly whenUncertain = 'hold';
  readonly audience: Audience;
  readonly #dependencies: BroadcastKindDependencies;

  constructor(dependencies: BroadcastKindDependencies) {
    this.#dependencies = dependencies;
    this.audience = messageAudience(dependencies.secrets.keys(suppressionLabel));
  }

  /** Checks those who are due again; nothing is issued. */
  async prepare(
    client: ClientBase,
    mailing: Pick<Broadcast, 'seq' | 'segment'>,
    seqs: readonly string[],
  ): Promise<ReadonlyMap<string, ExclusionReason>> {
    await lockBroadcastClaims(client);
    return findNewsExcluded(client, seqs, this.#exclusions(mailing));
  }

  async messages(
    mailing: Broadcast,
    seqs: readonly string[],
  ): Promise<ReadonlyMap<string, DispatchMessage | { readonly skip: ExclusionReason }>> {
    const { pool, publicUrl, messageTemplates } = this.#dependencies;
    const compiled = await messageTemplates.findCompiled(mailing.templateVersionId, publicUrl());
    if (compiled === null) throw new Error(`There is no version ${mailing.templateVersionId} of a template`);
    const people = await findBroadcastPeople(pool, mailing.seq, seqs, this.#exclusions(mailing));
    const links = await keepLinks(pool, mailing.seq, countedLinks(linksOf(compiled), publicUrl()));
    return new Map(
      people.map((person) => [
        person.signupSeq,
        person.skip === null ? this.#messageTo(person, mailing, compiled, links) : { skip: person.skip },
      ]),
    );
  }

  async settled(
    client: ClientBase,
    { seq }: Pick<Broadcast, 'seq'>,
    settled: readonly Settled[],
  ): Promise<void> {
    const dead = settled.flatMap(({ signupSeq, suppress }) => (suppress ? [signupSeq] : []));
    await suppressUndeliverable(client, this.#dependencies.secrets.keys(suppressionLabel), dead, seq);
  }

  /** There is nothing to undo. */
  release(): Promise<void> {
    return Promise.resolve();
  }

  #exclusions({
    seq,
    segment,
  }: Pick<Broadcast, 'seq' | 'segment'>): (bind: Bind) => ReturnType<Audience['exclusions']> {
    const keys = this.#dependencies.secrets.keys(suppressionLabel);
    return (bind) => newsExclusions(keys, bind, segment, seq);
  }

  #messageTo(
    { signupId, place, email, isStated, firstName, referralId, generation, rankThen }: BroadcastPerson,
    mailing: Broadcast,
    compiled: CompiledMessage,
    links: ReadonlyMap<string, number>,
  ): DispatchMessage {
    const { secrets } = this.#dependencies;
    const { publicUrl } = compiled.letterhead;
    const linkTo = (url: string) => {
      const link = links.get(url);
      return link === undefined
        ? url
        : clickLink(secrets, publicUrl, { mailingSeq: mailing.seq, place, link });
    };
    const leave = unsubscribeLink(secrets, publicUrl, {
      signupId,
      stream: 'news',
      mailingSeq: Number(mailing.seq),
    });
    const sentAt = Math.floor(Date.now() / 1000);
    const values = {
      firstName,
      referralId,
      rank: rankThen,
      invite: null,
      unsubscribeLink: leave,
      shareLink: `${publicUrl}/?ref=${encodeURIComponent(referralId)}`,
      statusLink: mailedStatusLink(secrets, publicUrl, { isStated, signupId, generation, sentAt }),
    };
    const content = renderMessage(compiled, values, linkTo);
    return {
      channel: 'email',
      id: broadcastMessageId(mailing.id, signupId),
      address: email,
      content: { ...content, headers: unsubscribeHeaders(leave) },
    };
  }
}
