import { GeoResolver } from './geo.resolver.ts';
import { geoRoutes } from './geo.routes.ts';
import { openGeoService } from './geo.service.ts';

export const geoFeature = {
  tag: {
    name: 'geo',
    title: 'Country',
    description: 'The country of an IP address, from a database on this server.',
  },
  resolvers: [GeoResolver],
  async open() {
    const geo = await openGeoService();
    return { services: { geo }, resolvers: [new GeoResolver(geo)], routes: [geoRoutes] };
  },
};
