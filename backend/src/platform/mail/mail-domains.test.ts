import { describe, expect, it } from 'vitest';
import { MailDomains } from './mail-domains.ts';

/** What DNS knows of a domain: records, or the code of its error; left out: it never answers. */
interface Zone {
  readonly mx?: readonly string[] | string;
  readonly a?: readonly string[] | string;
  readonly aaaa?: readonly string[] | string;
  /** Of `com`; left out: it has name servers. */
  readonly com?: readonly string[] | string;
}

function dns(zone: Zone) {
  const asked: string[] = [];
  const answer = <T>(domain: string, records: readonly T[] | string | undefined): Promise<T[]> => {
    asked.push(domain);
    if (records === undefined) return new Promise(() => {});
    if (typeof records === 'string')
      return Promise.reject(Object.assign(new Error(records), { code: records }));
    return Promise.resolve([...records]);
  };
  const mx = typeof zone.mx === 'object' ? zone.mx.map((exchange) => ({ exchange, priority: 10 })) : zone.mx;
  const resolver = {
    resolveMx: (domain: string) => answer(domain, mx),
    resolve4: (domain: string) => answer(domain, zone.a),
    resolve6: (domain: string) => answer(domain, zone.aaaa),
    resolveNs: (domain: string) => answer(domain, zone.com ?? ['a.gtld-servers.net']),
  };
  return { domains: new MailDomains(resolver as ConstructorParameters<typeof MailDomains>[0]), asked };
}

const nowhere: Zone = { mx: 'ENOTFOUND', a: 'ENOTFOUND', aaaa: 'ENOTFOUND' };

describe('a domain', () => {
  it.each<[what: string, zone: Zone, canReceive: boolean]>([
    ['with a mail server', { mx: ['mx.example.com'] }, true],
    ['that has only an IPv4 address', { mx: 'ENODATA', a: ['192.0.2.1'], aaaa: 'ENODATA' }, true],
    ['that has only an IPv6 address', { mx: 'ENODATA', a: 'ENODATA', aaaa: ['2001:db8::1'] }, true],
    [
      'whose name servers know it, but no mail server',
      { mx: 'ENOTFOUND', a: ['192.0.2.1'], aaaa: 'ENODATA' },
      true,
    ],
    ['that says it takes none', { mx: [''] }, false],
    ['that does not exist', nowhere, false],
    ['without any address', { mx: [], a: 'ENODATA', aaaa: [] }, false],
    ['whose name servers fail', { mx: 'ESERVFAIL' }, true],
    ['whose name servers fail for one question', { mx: 'ENODATA', a: 'ENODATA', aaaa: 'ETIMEOUT' }, true],
    ['where no public name exists', { ...nowhere, com: 'ENOTFOUND' }, true],
    ['where nobody knows public names', { ...nowhere, com: 'ESERVFAIL' }, true],
    ['when there is no DNS', { mx: 'ECONNREFUSED' }, true],
  ])('%s', async (_what, zone, canReceive) => {
    expect(await dns(zone).domains.canReceive('example.com')).toBe(canReceive);
  });

  it('has the benefit of the doubt when nobody answers', async () => {
    expect(await dns({}).domains.canReceive('example.com')).toBe(true);
  });

  it('is looked up once, however many ask at once', async () => {
    const { domains, asked } = dns({ mx: [''] });
    const all = await Promise.all(Array.from({ length: 50 }, () => domains.canReceive('example.com')));
    expect([...new Set(all)]).toEqual([false]);
    expect(await domains.canReceive('example.com')).toBe(false);
    expect(asked).toEqual(['example.com']);
  });

  it('is asked for in ASCII', async () => {
    const { domains, asked } = dns({ mx: ['mx.example.com'] });
    await domains.canReceive('bücher.example');
    expect(asked).toEqual(['xn--bcher-kva.example']);
  });

  it('passes unasked while a flood is looked up', async () => {
    const { domains, asked } = dns({});
    const all = Array.from({ length: 1000 }, (_, nth) => domains.canReceive(`d${nth}.example`));
    expect(new Set(await Promise.all(all))).toEqual(new Set([true]));
    expect(asked).toHaveLength(100);
  });
});
