import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Role } from '../../platform/auth/role.ts';

/** Keys, checks and indexes are in the migration; its comments explain the columns. */

export const AdminAccount = defineEntity({
  name: 'AdminAccount',
  tableName: 'admin_account',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    email: p.text(),
    emailKey: p.text(),
    passwordHash: p.text().nullable(),
    role: p.text().$type<Role>(),
    state: p.text().$type<'pending' | 'active' | 'removed'>(),
    createdAt: p.datetime().defaultRaw('clock_timestamp()'),
    approvedAt: p.datetime().nullable(),
    removedAt: p.datetime().nullable(),
    lastLoginAt: p.datetime().nullable(),
  },
});

export const AdminPasswordReset = defineEntity({
  name: 'AdminPasswordReset',
  tableName: 'admin_password_reset',
  properties: {
    id: p.uuid().primary(),
    adminId: p.uuid().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});

export const AdminSignupRequest = defineEntity({
  name: 'AdminSignupRequest',
  tableName: 'admin_signup_request',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    email: p.text(),
    emailKey: p.text(),
    role: p.text().$type<Role>().nullable(),
    invitedBy: p.uuid().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});

export const AdminSetupLink = defineEntity({
  name: 'AdminSetupLink',
  tableName: 'admin_setup_link',
  properties: { instance: p.text().primary(), tokenHash: p.text(), expiresAt: p.datetime() },
});
