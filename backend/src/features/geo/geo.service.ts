import { createRequire } from 'node:module';
import { open, type Reader, type Response } from 'maxmind';
import { type Country, findCountry } from '../../platform/countries/countries.ts';

/** Looks up an address's country in the IP-to-country database that ships with the product. Makes no request. */
export class GeoService {
  readonly #reader: Reader<GeoRecord>;

  constructor(reader: Reader<GeoRecord>) {
    this.#reader = reader;
  }

  /** The country an address belongs to; null for private, unknown and malformed ones. */
  countryOf(address: string): Country | null {
    const record = this.#lookUp(address);
    return record === null ? null : findCountry(record.country_code);
  }

  #lookUp(address: string): GeoRecord | null {
    try {
      return this.#reader.get(address);
    } catch {
      return null; // not an IP address
    }
  }
}

/** Reads the database into memory. */
export async function openGeoService(): Promise<GeoService> {
  const file = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  return new GeoService(await open<GeoRecord>(file));
}

type GeoRecord = Response & { readonly country_code: string };
