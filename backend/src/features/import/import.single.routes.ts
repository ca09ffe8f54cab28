import type { FastifyPluginCallback } from 'fastify';
import { mirror } from '../../platform/mirror/mirror.ts';
import { joinFields } from '../waitlist/waitlist.fields.ts';
import type { ImportResolver } from './import.resolver.ts';

const id = 'c56a4180-65aa-42ec-a945-5fd21dec0538';
const { firstName, lastName, email, phoneNo, country, referralCode } = joinFields;
const examples = {
  ...{ _id: id, id, referralId: '7K2QXBD94M', alreadyJoined: false, referralCredited: false },
  ...{ firstName: firstName.example, lastName: lastName.example, email: email.example },
  ...{ phoneNo: phoneNo.example, country: country.example, referralCode: referralCode.example },
  message: 'The user is added. They are not verified yet.',
};

/** `POST /api/admin/addsignup`. */
export const addSignupRoutes: FastifyPluginCallback = (app, _options, done) => {
  mirror<ImportResolver>(app)('POST /admin/addsignup', 'addSignup', {
    examples,
    reply: ({ message, id: _id, ...result }) => ({ message, result: { _id, ...result } }),
    failures: ['VALIDATION_FAILED', 'CONFLICT'],
  });
  done();
};
