import { counted } from '../platform/standing.ts';
import { Figure, Figures } from './figures.tsx';
import type { StatusData } from './use-status.ts';

export type Ambassador = NonNullable<StatusData['ambassador']>;
type Week = Ambassador['weeks'][number];

let dayFormat: Intl.DateTimeFormat | undefined;

/** A day of the server, whose weeks begin on Monday, UTC. */
function dayOf(day: string): string {
  dayFormat ??= new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return dayFormat.format(new Date(day));
}

const friends = (count: number) => `${counted(count)} ${count === 1 ? 'friend' : 'friends'}`;

/** An ambassador's figures: who joined with their code, in all, this week, and week by week. */
export function OwnAmbassador({ ambassador }: { ambassador: Ambassador }) {
  const { joined, counted: counting, weeks } = ambassador;
  return (
    <section aria-labelledby="ambassador-heading" className="card p-5 sm:p-8">
      <h2 id="ambassador-heading" className="text-lg">
        Campus ambassador
      </h2>
      <p className="mt-1.5 text-small">
        {joined === 0
          ? 'Nobody has joined with your code yet. Share your link or print the poster to get going.'
          : 'Who joined with your code. A friend counts once we’ve checked their sign-up.'}
      </p>
      <Figures className="mt-5">
        <Figure label="Friends joined" value={joined} />
        <Figure label="Friends counted" value={counting} />
        <Figure label="Joined this week" value={weeks.at(-1)?.joined ?? 0} />
      </Figures>
      {weeks.some((week) => week.joined > 0) && <Weeks weeks={weeks} />}
    </section>
  );
}

const [width, height, gap] = [300, 64, 6];

/** A bar for each week, and the same as a list for those who do not see it. */
function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const most = weeks.reduce((best, week) => (week.joined > best.joined ? week : best));
  const step = width / weeks.length;
  return (
    <figure className="mt-6">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-20 w-full text-accent forced-colors:text-[CanvasText]"
      >
        {weeks.map(({ week, joined }, nth) => {
          const size = Math.max(1, (height * joined) / most.joined);
          return (
            <rect
              key={week}
              x={(nth * step + gap / 2).toFixed(1)}
              y={(height - size).toFixed(1)}
              width={(step - gap).toFixed(1)}
              height={size.toFixed(1)}
              fill="currentColor"
              opacity={joined === 0 ? 0.35 : 1}
            />
          );
        })}
      </svg>
      <p aria-hidden="true" className="figures mt-1.5 flex justify-between text-caption text-fg-3">
        <span>{dayOf(weeks[0]?.week ?? '')}</span>
        <span>This week</span>
      </p>
      <figcaption className="figures mt-2 text-small">
        {`Friends who joined in each of the last ${weeks.length} weeks. The most, ${counted(most.joined)}, in the week of ${dayOf(most.week)}.`}
      </figcaption>
      <ol className="sr-only" aria-label="Friends by week">
        {weeks.map(({ week, joined }) => (
          <li key={week}>{`Week of ${dayOf(week)}: ${friends(joined)}`}</li>
        ))}
      </ol>
    </figure>
  );
}
