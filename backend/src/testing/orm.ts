import { entities } from '../features.ts';
import { Orm } from '../platform/database/orm.ts';

/** Shared by all tests: it has no connection and no state. */
export const testOrm = new Orm(entities);
