import type { ApiKeyPartsFragment, CreateApiKeyInput, Role } from '../../generated/operations.ts';
import { roleTexts } from '../platform/role-texts.ts';

/** What a key allows: a role, or reading metrics alone. */
export type KeyAccess = Role | 'METRICS';

export const metricsTexts = { name: 'Monitoring', can: 'Reads /metrics and nothing else.' };

export const accessName = ({ role }: Pick<ApiKeyPartsFragment, 'role'>): string =>
  role === null ? metricsTexts.name : roleTexts[role].name;

/** The access as the API takes it. */
export const scopeOf = (access: KeyAccess): Pick<CreateApiKeyInput, 'scope' | 'role'> =>
  access === 'METRICS' ? { scope: 'METRICS' } : { scope: 'ROLE', role: access };
