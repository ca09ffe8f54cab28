import { classNames } from '../../ui/class-names.ts';
import { counted } from '../platform/standing.ts';
import type { StatusData } from './use-status.ts';

interface PlacesTableProps {
  id: string;
  title: string;
  text?: string;
  places: StatusData['leaderboard'];
}

/** Users in the order of their ranks, the visitor marked among them. */
export function PlacesTable({ id, title, text, places }: PlacesTableProps) {
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-8">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {text !== undefined && <p className="mt-1 text-small">{text}</p>}
      <table className="figures mt-4 w-full text-small">
        <thead className="text-left text-caption text-fg-2">
          <tr>
            <th scope="col" className="w-px py-2 pr-4 pl-3 font-medium">
              Rank
            </th>
            <th scope="col" className="py-2 font-medium">
              Name
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium">
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ rank, name, points, isYou }) => (
            <tr
              key={rank}
              className={classNames('border-t border-line', isYou && 'bg-accent/10 font-medium text-fg')}
            >
              <td className="py-2.5 pr-4 pl-3 whitespace-nowrap">{`#${counted(rank)}`}</td>
              <td className="py-2.5">{isYou ? 'You' : name}</td>
              <td className="py-2.5 pr-3 text-right">{counted(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
