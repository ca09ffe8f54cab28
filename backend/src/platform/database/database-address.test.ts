import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { AddressError } from './address-error.ts';
import { parseDatabaseAddress } from './database-address.ts';

const hostsOf = (url: string) => parseDatabaseAddress(url).hosts.map(({ host, port }) => `${host} ${port}`);
const missing = fileURLToPath(new URL('no-such-file.pem', import.meta.url));

describe('the address of a database', () => {
  it.each([
    ['postgres://a/db', ['a 5432']],
    ['postgresql://a:1,b:2,c/db', ['a 1', 'b 2', 'c 5432']],
    ['postgres://u:p@[::1]:5433,[fe80::1]/db', ['::1 5433', 'fe80::1 5432']],
    ['postgres://a,b:2/db?port=7', ['a 7', 'b 2']],
    ['postgres:///db?host=a,b&port=1,2', ['a 1', 'b 2']],
    ['postgres://%2Frun%2Fpostgresql/db', ['/run/postgresql 5432']],
    ['postgres:///db?host=/run/postgresql&port=5433', ['/run/postgresql 5433']],
    ['postgres://u@a:/db', ['a 5432']],
  ])('%s names hosts and ports', (url, hosts) => {
    expect(hostsOf(url)).toEqual(hosts);
  });

  it.each([
    ['postgres://user:secret@a/db', 'user', 'secret', 'db'],
    ['postgres://us%40er:p%2F%3F%23%25%3A@a/my%20db', 'us@er', 'p/?#%:', 'my db'],
    ['postgres://user:p@ss:word@a/db', 'user', 'p@ss:word', 'db'],
    ['postgres://user:100%@a/db', 'user', '100%', 'db'],
    ['postgres://user@a', 'user', undefined, undefined],
    ['postgres://a/?user=u&password=p&dbname=d', 'u', 'p', 'd'],
  ])('%s names a user, a password and a database', (url, user, password, database) => {
    expect(parseDatabaseAddress(url)).toMatchObject({ user, password, database });
  });

  it.each([
    ['postgres://a/db', 'prefer'],
    ['postgres://a/db?sslmode=disable', 'disable'],
    ['postgres://a/db?sslmode=require&channel_binding=require', 'require'],
    ['postgres://a/db?sslmode=no-verify', 'require'],
    ['postgres://a/db?ssl=true', 'require'],
    ['postgres://a/db?sslmode=verify-full', 'verify-full'],
    [`postgres://a/db?sslmode=require&sslrootcert=${fileURLToPath(import.meta.url)}`, 'verify-ca'],
  ])('%s has the mode of TLS that libpq takes it for', (url, mode) => {
    expect(parseDatabaseAddress(url).tls.mode).toBe(mode);
  });

  it.each([
    ['mysql://a/db', 'must look like'],
    ['postgres://user:pa/ss@a/db', '/ as %2F'],
    ['postgres://user:pa#ss@a/db', 'must look like'],
    ['postgres://a,,b/db', 'empty host'],
    ['postgres://::1:5432/db', '[::1]:5432 for an IPv6 address'],
    ['postgres://a:0/db', 'from 1 to 65535'],
    ['postgres://a:99999/db', 'from 1 to 65535'],
    ['postgres:///db?host=a,b,c&port=1,2', '3 hosts, but 2 ports'],
    ['postgres://a/db?sslmod=verify-full', 'the parameter sslmod'],
    ['postgres://a/db?sslmode=allow', 'it takes disable, prefer, require, verify-ca, verify-full'],
    ['postgres://a/db?sslmode=verify-ca', 'needs sslrootcert'],
    [`postgres://a/db?sslmode=verify-full&sslrootcert=${missing}`, 'cannot be read (ENOENT)'],
    [`postgres://a/db?sslcert=${fileURLToPath(import.meta.url)}`, 'needs both'],
    ['postgres://a/db?sslnegotiation=direct', 'needs sslmode=require'],
    ['postgres://a/db?target_session_attrs=master', 'it takes any, read-write'],
    ['postgres://a/db?connect_timeout=soon', 'number of seconds'],
    ['postgres://us%FFer@a/db', 'write % itself as %25'],
  ])('%s is refused with what to change', (url, what) => {
    expect(() => parseDatabaseAddress(url)).toThrow(AddressError);
    expect(() => parseDatabaseAddress(url)).toThrow(what);
  });

  it('is refused without repeating the password', () => {
    expect(() => parseDatabaseAddress('postgres://user:top/secret@a/db')).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('secret') }),
    );
  });
});
