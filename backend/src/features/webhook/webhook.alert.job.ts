import { Type } from '@sinclair/typebox';
import { jobType } from '../../platform/jobs/job.ts';

/** Alerts every ADMIN to an endpoint. */
export const alertAdmins = jobType(
  'alert-webhook',
  Type.Object({
    endpointId: Type.String(),
    what: Type.Union([Type.Literal('failing'), Type.Literal('disabled')]),
  }),
  'other',
);

/** Mails one ADMIN; one job each, so that a failed mail does not repeat the others. */
export const alertAdmin = jobType(
  'alert-webhook-admin',
  Type.Object({
    endpointId: Type.String(),
    what: Type.Union([Type.Literal('failing'), Type.Literal('disabled')]),
    adminId: Type.String(),
  }),
  'other',
);
