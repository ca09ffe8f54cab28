import type { ClientBase, Pool } from 'pg';

/** Limits per hour: for each domain, and for all text messages together. */
export interface HourLimits {
  readonly mailPerDomainPerHour: number;
  readonly smsPerHour: number;
}

/** The key for text messages in `mail_domain_hour`; no domain of an address has this form. */
const smsDomain = 'sms';
const hourNow = `date_trunc('hour', clock_timestamp())`;

/** SQL: whether a recipient's domain has room in this hour. @param limits placeholders. */
export const hasRoom = ({ mail, sms }: { readonly mail: string; readonly sms: string }): string =>
  `coalesce(domain, '${smsDomain}') <> ALL (ARRAY(SELECT domain FROM mail_domain_hour
     WHERE hour = ${hourNow} AND sent >= CASE domain WHEN '${smsDomain}' THEN ${sms}::int ELSE ${mail}::int END))`;

/** Messages whose domains have room in this hour, and those that wait for the next. */
export interface DomainRoom<T> {
  readonly now: readonly T[];
  readonly later: readonly T[];
  /** When those may be tried, as text; null: none waits. */
  readonly laterAt: string | null;
}

/**
 * Counts messages to domains in this hour, as many as there is room for, in the given order. The counts stay locked
 * until the transaction ends.
 */
export async function takeDomainRoom<T extends { readonly domain: string | null }>(
  client: ClientBase,
  wanted: readonly T[],
  limits: HourLimits,
): Promise<DomainRoom<T>> {
  const byDomain = Map.groupBy(wanted, ({ domain }) => domain ?? smsDomain);
  const counted = await countForDomains(client, byDomain);
  const over = counted.flatMap(({ domain, hour, sent, nextHour }) => {
    const limit = domain === smsDomain ? limits.smsPerHour : limits.mailPerDomainPerHour;
    const asked = byDomain.get(domain) ?? [];
    const excess = Math.min(asked.length, sent - limit);
    return excess > 0
      ? [{ domain, hour, excess, nextHour, waiting: asked.slice(asked.length - excess) }]
      : [];
  });
  if (over.length === 0) return { now: wanted, later: [], laterAt: null };
  await client.query(
    `UPDATE mail_domain_hour AS known SET sent = sent - given.excess
     FROM json_to_recordset($1) AS given (domain text, hour timestamptz, excess int)
     WHERE known.domain = given.domain AND known.hour = given.hour`,
    [JSON.stringify(over.map(({ domain, hour, excess }) => ({ domain, hour, excess })))],
  );
  const later = over.flatMap(({ waiting }) => waiting);
  return { later, laterAt: over[0]?.nextHour ?? null, now: wanted.filter((each) => !later.includes(each)) };
}

interface DomainHour {
  readonly domain: string;
  readonly hour: string;
  readonly nextHour: string;
  readonly sent: number;
}

/** The rows stay locked until the transaction ends, in the order of domains. */
async function countForDomains(
  client: ClientBase,
  byDomain: ReadonlyMap<string, readonly unknown[]>,
): Promise<readonly DomainHour[]> {
  if (byDomain.size === 0) return [];
  const domains = [...byDomain.keys()].toSorted();
  const { rows } = await client.query<DomainHour>({
    name: 'mailing_domain_room',
    text: `INSERT INTO mail_domain_hour AS known (domain, hour, sent)
     SELECT domain, ${hourNow}, people FROM unnest($1::text[], $2::int[]) AS given (domain, people)
     ON CONFLICT (domain, hour) DO UPDATE SET sent = known.sent + excluded.sent
     RETURNING domain, hour::text, (hour + interval '1 hour')::text AS "nextHour", sent`,
    values: [domains, domains.map((domain) => byDomain.get(domain)?.length ?? 0)],
  });
  return rows;
}

/** Deletes hours that no longer limit anything. */
export async function forgetHours(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM mail_domain_hour WHERE hour < clock_timestamp() - interval '2 days'`);
}
