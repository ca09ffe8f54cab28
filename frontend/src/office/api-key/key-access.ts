import type { ApiKeyPartsFragment, ApiKeyScope, CreateApiKeyInput, Role } from '../../generated/office.ts';
import { roleTexts } from '../platform/role-texts.ts';

/** What a key is limited to. */
type Scope = Exclude<ApiKeyScope, 'ROLE'>;

/** A key's access: a role, or only a scope. */
export type KeyAccess = Role | Scope;

const scopeTexts: Readonly<Record<Scope, { readonly name: string; readonly description: string }>> = {
  METRICS: { name: 'Monitoring', description: 'Reads /metrics and nothing else.' },
  INVITES: { name: 'Invitations', description: 'Looks up and redeems invitations, and nothing else.' },
  MAIL_EVENTS: { name: 'Mail events', description: 'Reports bounces and complaints, and nothing else.' },
};

/** The scopes that a key can be created with, as choices. */
export const scopeOptions = (['METRICS', 'INVITES', 'MAIL_EVENTS'] as const).map((value) => ({
  value,
  ...scopeTexts[value],
}));

const isScope = (access: ApiKeyScope | KeyAccess): access is Scope => access in scopeTexts;

export const accessName = ({ scope, role }: Pick<ApiKeyPartsFragment, 'scope' | 'role'>): string => {
  if (isScope(scope)) return scopeTexts[scope].name;
  return role === null ? scope : roleTexts[role].name;
};

/** The access as the API takes it. */
export const scopeOf = (access: KeyAccess): Pick<CreateApiKeyInput, 'scope' | 'role'> =>
  isScope(access) ? { scope: access } : { scope: 'ROLE', role: access };
