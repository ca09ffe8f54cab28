import { entities } from '../entities.ts';
import { Orm } from '../platform/database/orm.ts';

/** Shared by all tests: it has no connection and no state. */
export const testOrm = new Orm(entities);
