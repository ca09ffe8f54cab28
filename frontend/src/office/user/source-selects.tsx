import { useQuery } from '@apollo/client/react';
import { SourceNamesDocument } from '../../generated/office.ts';
import { Select } from '../ui/select.tsx';
import { sourceLabel } from '../ui/source-label.ts';
import { useFilter } from '../ui/table/use-table-query.ts';

interface SourceSelectsProps {
  /** The wanted ones; null: any. */
  source: string | null;
  campaign: string | null;
}

/** Choose a source and a campaign, once there are any. */
export function SourceSelects({ source, campaign }: SourceSelectsProps) {
  const { data } = useQuery(SourceNamesDocument, { fetchPolicy: 'cache-first' });
  const { sources = [], campaigns = [] } = data?.sourceNames ?? {};
  return (
    <>
      <NameSelect
        id="source"
        label="Source"
        all="All sources"
        value={source}
        names={sources}
        shown={sourceLabel}
      />
      <NameSelect id="campaign" label="Campaign" all="All campaigns" value={campaign} names={campaigns} />
    </>
  );
}

interface NameSelectProps {
  /** Of the filter in the address. */
  id: string;
  label: string;
  all: string;
  value: string | null;
  names: readonly string[];
  shown?: (name: string) => string;
}

function NameSelect({ id, label, all, value, names, shown = (name) => name }: NameSelectProps) {
  const [, choose] = useFilter(id);
  const known = [...new Set(value === null ? names : [...names, value])];
  if (known.length === 0) return null;
  return (
    <Select
      label={label}
      className="w-full sm:w-44"
      value={value ?? ''}
      options={[{ value: '', text: all }, ...known.map((name) => ({ value: name, text: shown(name) }))]}
      onChoose={choose}
    />
  );
}
