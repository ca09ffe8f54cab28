import { string } from 'yup';
import { isDay } from './moment.ts';

/** A day, UTC: `2026-01-31`; none if it is left out. */
export const day = () =>
  string().test(
    'day',
    'Enter a day such as 2026-01-31',
    (value) => typeof value !== 'string' || (isDay(value) && value >= '2000'),
  );
