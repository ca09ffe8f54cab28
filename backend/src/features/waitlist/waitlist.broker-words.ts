import { questions } from '../../questions.form.ts';

const { label, words, notListed } = questions.broker;

/** What screens and messages call a broker. */
export const brokerWords = { label, ...words, notListed } as const;
