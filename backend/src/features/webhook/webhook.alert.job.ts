import { Type } from '@sinclair/typebox';
import { jobType } from '../../platform/jobs/job.ts';

/** Mails every ADMIN that an endpoint needs them. */
export const alertAdmins = jobType(
  'alert-webhook',
  Type.Object({
    endpointId: Type.String(),
    what: Type.Union([Type.Literal('failing'), Type.Literal('disabled')]),
  }),
  'notice',
);

/** Mails one ADMIN; a job each, so that one mail that fails repeats no other. */
export const alertAdmin = jobType(
  'alert-webhook-admin',
  Type.Object({
    endpointId: Type.String(),
    what: Type.Union([Type.Literal('failing'), Type.Literal('disabled')]),
    adminId: Type.String(),
  }),
  'notice',
);
