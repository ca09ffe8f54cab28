import { Type } from '@sinclair/typebox';
import { findCountry } from '../../platform/countries/countries.ts';
import { findBroker } from '../waitlist/waitlist.brokers.ts';
import type { UserRow } from './user.row.ts';

/** People as REST shows them. */

/** The `search` of the calls that list people. */
export const UserSearch = Type.Optional(
  Type.String({
    description: 'Part of a name, e-mail, phone, entered code, own code or id, in any case.',
  }),
);

export const orNull = <T extends ReturnType<typeof Type.String | typeof Type.Integer>>(
  schema: T,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

/** What stands in the list and in the export alike. */
export const userFields = {
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phoneNo: orNull(Type.Integer(), 'The digits of the E.164 number.'),
  country: orNull(Type.String(), 'English name.'),
  broker: orNull(Type.String(), 'As people read it.'),
  referralId: Type.String({ description: 'Their own code.' }),
  referralCode: orNull(Type.String(), 'The code they entered, known or not.'),
  referralPoints: Type.Integer({ minimum: 0 }),
  referralCount: Type.Integer({ minimum: 0, description: 'How many joined with their code.' }),
  createdAt: Type.String({ format: 'date-time', description: 'When they joined.' }),
};

/** The fields that the list and the export have alike. */
export const toUserRecord = (row: Omit<UserRow, 'id' | 'rank' | 'state'>) => ({
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phoneNo: row.phone === '' ? null : Number(row.phone.slice(1)),
  country: findCountry(row.country)?.name ?? null,
  broker: findBroker(row.broker)?.label ?? null,
  referralId: row.referralId,
  referralCode: row.referralCode,
  referralPoints: row.referralPoints,
  referralCount: row.referralCount,
  createdAt: row.joinedAt.toISOString(),
});
