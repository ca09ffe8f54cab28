import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fullDay } from './format.ts';
import { Moment } from './moment.tsx';

test.each(['2026-11-27T00:00:01Z', '2026-11-27T12:00:00Z', '2026-11-27T23:59:59Z'])(
  'the day of %s is the one that charts count it to, in any time zone, which hovering names',
  (at) => {
    render(<Moment at={at} />);
    expect(screen.getByText(fullDay('2026-11-27')).title).toMatch(/November 27, 2026.*UTC$/);
  },
);
