import { SignupsByCountryDocument } from '../../generated/office.ts';
import { usersPath } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { ChartPanel, LazyBarsChart, type ChartState } from '../ui/charts/chart-panel.tsx';
import { barRowHeight } from '../ui/charts/bar-row.ts';
import { counted, figure, share } from '../ui/format.ts';
import { fresh } from './fresh.ts';

interface CountrySignups {
  readonly country?: string;
  readonly name: string;
  readonly totalUsers: number;
  /** Whether it is the sum of the smaller countries. */
  readonly others?: boolean;
}

const shownCountries = 6;

/** The countries that users chose: the largest ones, and the rest combined; the table lists all of them. */
export function CountriesPanel() {
  const { data, error, retry } = useDetail(SignupsByCountryDocument, fresh);
  const countries = data?.signupsByCountry;
  const everybody = (countries ?? []).reduce((sum, { totalUsers }) => sum + totalUsers, 0);
  const state = ((): ChartState => {
    if (countries !== undefined) {
      return countries.length > 0 ? { kind: 'ready' } : { kind: 'empty', message: nobodyYet };
    }
    return error === null ? { kind: 'loading' } : { kind: 'failed', message: error.message, onRetry: retry };
  })();
  return (
    <ChartPanel
      title="Countries"
      note={countries !== undefined && counted(countries.length, 'country', 'countries')}
      height={(shownCountries + 1) * barRowHeight}
      state={state}
      table={{
        caption: 'Users by country',
        columns: ['Country', 'Users', 'Share'],
        rows: (countries ?? []).map(({ name, totalUsers }) => [
          name,
          figure(totalUsers),
          share(totalUsers, everybody),
        ]),
        links: new Map(
          (countries ?? []).map(({ name, country }) => [name, usersPath({ countries: [country] })]),
        ),
      }}
    >
      <div style={{ height: largest(countries ?? []).length * barRowHeight }}>
        <LazyBarsChart
          label="Users by country"
          items={largest(countries ?? []).map(({ name, country, totalUsers, others = false }) => ({
            name,
            value: totalUsers,
            hidesBar: others,
            text: figure(totalUsers),
            hint: [`${share(totalUsers, everybody)} of all users`],
            ...(country !== undefined && { opens: usersPath({ countries: [country] }) }),
          }))}
        />
      </div>
    </ChartPanel>
  );
}

const nobodyYet = 'No sign-ups yet. The first country appears with the first sign-up.';

function largest(countries: readonly CountrySignups[]): readonly CountrySignups[] {
  const rest = countries.slice(shownCountries);
  if (rest.length <= 1) return countries;
  const people = rest.reduce((sum, { totalUsers }) => sum + totalUsers, 0);
  return [
    ...countries.slice(0, shownCountries),
    { name: counted(rest.length, 'other country', 'other countries'), totalUsers: people, others: true },
  ];
}
