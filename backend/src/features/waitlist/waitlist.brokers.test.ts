import { describe, expect, it } from 'vitest';
import { questions } from '../../questions.form.ts';
import { brokers } from './waitlist.brokers.ts';

describe('the list to choose from', () => {
  it('has a slug and a label for each entry, and one entry for those not on the list', () => {
    for (const key of ['slug', 'label'] as const)
      expect(new Set(brokers.map((broker) => broker[key].toLowerCase())).size).toBe(brokers.length);
    for (const { slug } of brokers) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(brokers.map(({ slug }) => slug)).toContain(questions.broker.notListed);
  });

  // The one test that knows which list it is: change it with the list.
  it('is the one of 22 that the product ships with', () => {
    expect(brokers).toHaveLength(22);
    expect(brokers.slice(0, 2).map(({ label }) => label)).toEqual([
      'I am new to investing',
      'Broker/wealth manager is not on the list',
    ]);
  });
});
