import { useQuery } from '@apollo/client/react';
import { SourceNamesDocument } from '../../generated/office.ts';
import { Select } from '../ui/select.tsx';
import { sourceLabel } from '../ui/source-label.ts';
import { useFilter } from '../ui/table/use-table-query.ts';

/** Choose a source and a campaign, once there are any. */
export function SourceSelects() {
  const { data } = useQuery(SourceNamesDocument, { fetchPolicy: 'cache-first' });
  const { sources = [], campaigns = [] } = data?.sourceNames ?? {};
  return (
    <>
      <NameSelect id="sources" label="Source" all="All sources" names={sources} shown={sourceLabel} />
      <NameSelect id="campaigns" label="Campaign" all="All campaigns" names={campaigns} />
    </>
  );
}

interface NameSelectProps {
  /** Of the filter in the address. */
  id: string;
  label: string;
  all: string;
  names: readonly string[];
  shown?: (name: string) => string;
}

function NameSelect({ id, label, all, names, shown = (name) => name }: NameSelectProps) {
  const [value, choose] = useFilter(id);
  const known = [...new Set(value === '' ? names : [...names, value])];
  if (known.length === 0) return null;
  return (
    <Select
      label={label}
      className="w-full sm:w-44"
      value={value}
      options={[{ value: '', text: all }, ...known.map((name) => ({ value: name, text: shown(name) }))]}
      onChoose={choose}
    />
  );
}
