import { questions } from '../../questions.form.ts';

export const brokers = questions.broker.options;
