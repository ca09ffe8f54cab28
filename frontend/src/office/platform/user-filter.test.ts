import { allChoices } from '@waitlist/backend/questions';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UserFilter } from '../../generated/office.ts';
import { filterFaults } from '../ui/filter/filter-faults.ts';
import { filterFields, filterParams, readUserFilter, sameFilter, withFilter } from './user-filter.ts';

const read = (address: string) => readUserFilter(new URLSearchParams(address));

const id = fc.uuid();
const text = fc
  .string({
    unit: fc.constantFrom('a', 'b', ' ', 'Ü', '&', '=', '+', '%', '#', ',', ';', '"'),
    minLength: 1,
    maxLength: 20,
  })
  .map((given) => given.trim())
  .filter((given) => given !== '');
const several = <T>(values: fc.Arbitrary<T>) => fc.uniqueArray(values, { minLength: 1, maxLength: 4 });
const days = fc
  .tuple(
    fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    fc.nat(400),
  )
  .map(([from, more]) => [from, new Date(from.getTime() + more * 86_400_000)] as const)
  .map(([from, to]) => [from.toISOString().slice(0, 10), to.toISOString().slice(0, 10)] as const);
const range = fc
  .tuple(fc.nat(1_000_000), fc.nat(1_000_000))
  .map(([least, more]) => [least, least + more] as const);

const whole = fc.record(
  {
    search: text,
    states: several(fc.constantFrom('WAITING', 'INVITED', 'ACCEPTED', 'EXPIRED', 'BLOCKED', 'ERASED')),
    countries: several(fc.constantFrom('IN', 'DE', 'US', 'BR', 'NG')),
    ...Object.fromEntries(
      allChoices.map(({ field, question }) => [
        field,
        several(fc.constantFrom(...question.options.map(({ slug }) => slug))),
      ]),
    ),
    sources: several(text),
    campaigns: several(text),
    imports: several(id),
    joined: days,
    points: range,
    referrals: range,
    verifiedBy: fc.constantFrom('EMAIL', 'SMS', 'NONE'),
    newsConsent: fc.boolean(),
    held: fc.boolean(),
    clicked: id,
    notClicked: id,
    referredBy: id,
    treeOf: id,
    signupIds: several(id),
  },
  { requiredKeys: [] },
);

/** Of each range both ends, one, or none. */
const filters = fc
  .tuple(whole, fc.constantFrom('both', 'from', 'to'))
  .map(([{ joined, points, referrals, ...rest }, ends]): UserFilter => {
    const bounds = { joined, points, referrals };
    const names = { joined: 'joined', points: 'Points', referrals: 'Referrals' };
    const found = (['joined', 'points', 'referrals'] as const).flatMap((name) => {
      const [from, to] = bounds[name] ?? [];
      const [least, most] =
        name === 'joined' ? ['joinedFrom', 'joinedTo'] : [`min${names[name]}`, `max${names[name]}`];
      return [
        ...(from !== undefined && ends !== 'to' ? [[least, from]] : []),
        ...(to !== undefined && ends !== 'from' ? [[most, to]] : []),
      ];
    });
    return { ...rest, ...Object.fromEntries(found) } as UserFilter;
  });

test('any filter is read back from its address as it was written', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(read(filterParams(filter).toString())).toEqual(filter);
    }),
  );
});

test('the parameters have the names and words of the REST calls, and lists repeat them', () => {
  const filter: UserFilter = {
    states: ['WAITING', 'BLOCKED'],
    countries: ['IN', 'DE'],
    verifiedBy: 'SMS',
    held: true,
    newsConsent: false,
  };
  expect(filterParams(filter).toString()).toBe(
    'states=waiting&states=blocked&countries=IN&countries=DE&verifiedBy=sms&newsConsent=false&held=true',
  );
});

test.each([
  ['states=gone&states=waiting', { states: ['WAITING'] }],
  ['states=', {}],
  ['countries=India&countries=DE&countries=DE', { countries: ['DE'] }],
  ['brokers=none-of-ours', {}],
  ['joinedFrom=2026-02-30', {}],
  ['joinedFrom=2026-03-01&joinedTo=2026-02-01', { joinedFrom: '2026-03-01' }],
  ['minPoints=5&maxPoints=4', { minPoints: 5 }],
  ['minPoints=-1', {}],
  ['minPoints=1e3', {}],
  ['maxPoints=9999999999', {}],
  ['verifiedBy=pigeon', {}],
  ['verifiedBy=none', { verifiedBy: 'NONE' }],
  ['held=yes', {}],
  ['treeOf=me&referredBy=42', {}],
  [
    'signupIds=1&signupIds=0198c0de-0000-7000-8000-00000000cafe',
    { signupIds: ['0198c0de-0000-7000-8000-00000000cafe'] },
  ],
  ['page=3&sort=rank&unknown=1', {}],
])('of %s only what makes sense is read', (address, filter) => {
  expect(read(address)).toEqual(filter);
});

test('what is read keeps to the rules of the form, whatever the address says', () => {
  const value = fc.oneof(
    fc.constantFrom('waiting', 'IN', 'true', '2026-01-31', '2026-02-30', '1999-01-01', 'email', '1e3', '-1'),
    fc.nat(2_000_000_000).map(String),
    fc.uuid(),
    fc.string(),
  );
  const address = fc.array(fc.tuple(fc.constantFrom<string>(...filterFields), value), { maxLength: 12 });
  fc.assert(
    fc.property(address, (pairs) => {
      const found = readUserFilter(new URLSearchParams(pairs));
      const inWords = Object.fromEntries(
        Object.entries(found).map(([field, given]) => [
          field,
          field === 'states' || field === 'verifiedBy'
            ? JSON.parse(JSON.stringify(given).toLowerCase())
            : given,
        ]),
      );
      expect(filterFaults(inWords)).toEqual({});
    }),
  );
});

test('a new filter keeps what else the address says, from the first page on', () => {
  const address = new URLSearchParams('countries=IN&sort=rank&page=4&after=x&columns=name,state&held=true');
  expect(withFilter(address, { states: ['INVITED'] }).toString()).toBe(
    'sort=rank&columns=name%2Cstate&states=invited',
  );
});

test('filters are the same whatever the order of their values', () => {
  expect(sameFilter({ countries: ['IN', 'DE'] }, { countries: ['DE', 'IN'] })).toBe(true);
  expect(sameFilter({ countries: ['IN'] }, { countries: ['IN', 'DE'] })).toBe(false);
  expect(sameFilter({ sources: ['IN'] }, { campaigns: ['IN'] })).toBe(false);
});

test('every field can be written', () => {
  expect(filterFields).toContain('search');
  expect(new Set(filterFields).size).toBe(filterFields.length);
});
