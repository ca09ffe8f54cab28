import type { EntitySchema } from '@mikro-orm/postgresql';

/** Every entity, so that the migrations can be held against them. */
export const entities: readonly EntitySchema[] = [];
