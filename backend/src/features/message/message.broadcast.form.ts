import { type InferType, object } from 'yup';
import { mailingFields } from '../mailing/mailing.form.ts';

/** What the form of a broadcast accepts, except its segment and template. Pure, and usable on both sides. */
export const broadcastFormSchema = object(mailingFields);

export type BroadcastForm = InferType<typeof broadcastFormSchema>;
