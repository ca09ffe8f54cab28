import { Ctx, Query, Resolver } from 'type-graphql';
import { countries } from '../../platform/countries/countries.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { GeoService } from './geo.service.ts';
import { Country, VisitorCountry } from './geo.types.ts';

@Resolver()
export class GeoResolver {
  readonly #geo: GeoService;

  constructor(geo: GeoService) {
    this.#geo = geo;
  }

  @Query(() => VisitorCountry, { description: "The country of the client's address." })
  visitorCountry(@Ctx() { clientAddress }: RequestContext): VisitorCountry {
    const country = this.#geo.countryOf(clientAddress);
    return { code: country?.code ?? null, name: country?.name ?? null };
  }

  @Query(() => [Country], { description: 'The countries to choose from, by name.' })
  countries(): readonly Country[] {
    return countries;
  }
}
