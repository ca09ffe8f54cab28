import { useQuery } from '@apollo/client/react';
import { ColleaguesDocument } from '../../generated/office.ts';

/**
 * How someone of the team is called on every screen: by their name, or by what the record has, if they left or share the
 * name: an email address, or the name of an API key.
 */
export function useColleagueName(): (by: string) => string {
  const { data } = useQuery(ColleaguesDocument, { fetchPolicy: 'cache-first' });
  const colleagues = data?.colleagues ?? [];
  return (by) => {
    const name = colleagues.find(({ email }) => email === by)?.name;
    return name !== undefined && colleagues.filter((each) => each.name === name).length === 1 ? name : by;
  };
}

/** Someone of the team, with their email address on the name. @param by as the record has it. */
export function Colleague({ by }: { by: string }) {
  const name = useColleagueName()(by);
  return (
    <span translate="no" title={name === by ? undefined : by}>
      {name}
    </span>
  );
}
