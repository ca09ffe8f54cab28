import type { Pool } from 'pg';
import { inSnapshot } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { type NextPage, pageOf, readNextPage } from '../../platform/paging/next-page.ts';
import { isUserId } from '../referral/referral.rules.ts';
import { findPerson } from './user.detail.repository.ts';
import { findEvents, type TimelineCursor, type TimelineRow } from './user.timeline.repository.ts';

/** A page of a timeline. */
export interface Timeline {
  readonly events: readonly TimelineRow[];
  /** The `after` of the next page; null: these are the first things that happened. */
  readonly nextAfter: string | null;
}

const eventsAtMost = 100;

/** What happened to a user, for admins. */
export class TimelineService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * A page of what happened to a user, newest first. Each page reads no more than its size of each kind of event.
   *
   * @param after `nextAfter` of the previous page. Fails with VALIDATION_FAILED (`first`, `after`), NOT_FOUND.
   */
  async read(id: string, wanted: NextPage): Promise<Outcome<{ timeline: Timeline }>> {
    const page = readNextPage(wanted, eventsAtMost, parseCursor);
    if (!page.ok) return page;
    if (!isUserId(id.trim())) return unknownUser;
    return inSnapshot(this.#pool, async (client) => {
      const person = await findPerson(client, id.trim());
      if (person === null) return unknownUser;
      const found = await findEvents(client, person.seq, page.rows);
      const { shown, nextAfter } = pageOf(found, page.rows, ({ at, key }) => `${at}~${key}`);
      return { ok: true, timeline: { events: shown, nextAfter } };
    });
  }
}

/** @returns undefined for an invalid cursor. */
function parseCursor(text: string): TimelineCursor | undefined {
  const [, at, key] = /^([\d:.TZ-]{27})~([\w.-]{1,80})$/.exec(text) ?? [];
  return at === undefined || key === undefined || !isMoment(at) ? undefined : { at, key };
}

/** Whether it is one of the calendar: there is no 31st of February. */
function isMoment(at: string): boolean {
  const time = Date.parse(at);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 23) === at.slice(0, 23);
}

const unknownUser = failure('NOT_FOUND', 'No user on the waitlist has this id.');
