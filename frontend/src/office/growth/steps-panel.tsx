import type { GrowthQuery } from '../../generated/office.ts';
import { barRowHeight } from '../ui/charts/bar-row.ts';
import { ChartPanel, LazyBarsChart, type ChartState } from '../ui/charts/chart-panel.tsx';
import { figure, share } from '../ui/format.ts';

type Total = GrowthQuery['growth']['total'];

const steps = [
  { name: 'Visited', of: 'visits', after: null, means: 'Browser tabs that arrived' },
  { name: 'Opened the form', of: 'forms', after: 'visits', means: 'Tabs that opened the form' },
  { name: 'Requested a code', of: 'codes', after: 'forms', means: 'Tabs that requested a code to join' },
  { name: 'Joined', of: 'joined', after: 'codes', means: 'Users on the waitlist' },
  { name: 'Shared', of: 'shares', after: 'joined', means: 'Tabs in which a link was shared' },
  {
    name: 'Brought a friend',
    of: 'withFriend',
    after: 'joined',
    means: 'Users with a friend who joined with their code',
  },
] as const satisfies readonly Step[];

interface Step {
  readonly name: string;
  readonly of: Count;
  /** Of what it is a share. */
  readonly after: Count | null;
  readonly means: string;
}

type Count = 'visits' | 'forms' | 'codes' | 'shares' | 'joined' | 'withFriend';

/** How far visitors get, all of them together. */
export function StepsPanel({ total }: { total: Total | undefined }) {
  const count = (of: Count) => total?.[of] ?? 0;
  const state: ChartState =
    total === undefined
      ? { kind: 'loading' }
      : steps.every(({ of }) => count(of) === 0)
        ? { kind: 'empty', message: 'Nobody visited or joined on these days.' }
        : { kind: 'ready' };
  const texts = steps.map(({ name, of, after, means }) => {
    const [reached, before] = [count(of), after === null ? 0 : count(after)];
    return { name, reached, means, kept: reached <= before ? share(reached, before) : '' };
  });
  return (
    <ChartPanel
      title="From visit to friend"
      note="Each step as a share of the previous one; shared links and friends, of those who joined"
      height={steps.length * barRowHeight}
      state={state}
      table={{
        caption: 'From visit to friend',
        columns: ['Step', 'Count', 'Share'],
        rows: texts.map(({ name, reached, kept }) => [name, figure(reached), kept === '' ? '–' : kept]),
      }}
    >
      <LazyBarsChart
        label="From visit to friend"
        items={texts.map(({ name, reached, kept, means }) => ({
          name,
          value: reached,
          text: kept === '' ? figure(reached) : `${figure(reached)} · ${kept}`,
          hint: [means],
        }))}
      />
    </ChartPanel>
  );
}
