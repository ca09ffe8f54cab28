import { findCountry } from '../../platform/countries/countries.ts';
import { findBroker } from '../waitlist/waitlist.brokers.ts';
import type { Credits, UserDetail as Detail } from './user.detail.service.ts';
import type { UserCredits, UserDetail } from './user.detail.types.ts';
import type { UserRow } from './user.row.ts';
import type { ShownUser } from './user.types.ts';

/** As the schema shows people. */

export function toUser(row: UserRow): ShownUser {
  const country = findCountry(row.country);
  const broker = findBroker(row.broker);
  return {
    ...row,
    country: country?.code ?? null,
    countryName: country?.name ?? null,
    broker: broker?.slug ?? null,
    brokerLabel: broker?.label ?? null,
    joinedAt: row.joinedAt.toISOString(),
  };
}

export function toUserCredits({ entries, nextAfter }: Credits): UserCredits {
  return {
    entries: entries.map(({ points, revision, createdAt, referred }) => ({
      ...{ points, revision, referred },
      createdAt: createdAt.toISOString(),
    })),
    nextAfter,
  };
}

export function toUserDetail(detail: Detail): UserDetail {
  const { person, joinedNth, ranking, referrer, credits, messages } = detail;
  return {
    ...{ user: toUser(person), joinedNth, ranking, referrer, credits: toUserCredits(credits) },
    verifiedBy: person.verifiedBy === 'email' ? 'email' : 'sms',
    systemCountry: person.systemCountry,
    blockedAt: iso(person.blockedAt),
    erasedAt: iso(person.erasedAt),
    messages: messages.map(({ kind, channel, purpose, state, ...at }) => ({
      ...{ kind, channel, purpose, state },
      queuedAt: at.queuedAt.toISOString(),
      sentAt: iso(at.sentAt),
      failedAt: iso(at.failedAt),
      enteredAt: iso(at.enteredAt),
    })),
  };
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
