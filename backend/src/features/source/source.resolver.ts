import { Directive, Query, Resolver } from 'type-graphql';
import type { SourceService } from './source.service.ts';
import { SourceNames } from './source.types.ts';

@Resolver()
export class SourceResolver {
  readonly #sources: SourceService;

  constructor(sources: SourceService) {
    this.#sources = sources;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => SourceNames, { description: 'The sources and campaigns that users can be filtered by.' })
  sourceNames(): Promise<SourceNames> {
    return this.#sources.names();
  }
}
