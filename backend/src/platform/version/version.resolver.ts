import { Directive, Query, Resolver } from 'type-graphql';
import { version } from './version.ts';
import { Version } from './version.types.ts';

@Resolver()
export class VersionResolver {
  @Directive('@auth(requires: VIEWER)')
  @Query(() => Version, { description: 'The version of the app and of its schema.' })
  version(): Version {
    return version;
  }
}
