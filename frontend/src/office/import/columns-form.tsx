import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import type { FileColumn } from './check-import.ts';
import { fieldOptions } from './import-texts.ts';

interface ColumnsFormProps {
  columns: readonly FileColumn[];
  pending: boolean;
  /** Which column, from 0, holds each field. */
  onCheck: (columns: Readonly<Record<string, number>>) => void;
}

/** What the columns of a file hold; each field has one column at most. */
export function ColumnsForm({ columns, pending, onCheck }: ColumnsFormProps) {
  const [fields, setFields] = useState(columns.map(({ field }) => field ?? ''));
  const choose = (column: number, field: string) =>
    setFields(fields.map((known, at) => (at === column ? field : known === field ? '' : known)));
  const isChanged = columns.some(({ field }, at) => (field ?? '') !== fields[at]);
  const chosen = Object.fromEntries(
    fields.flatMap((field, at) => (field === '' ? [] : [[field, at] as const])),
  );
  return (
    <section aria-labelledby="import-columns" className="mt-5 grid gap-3">
      <h3 id="import-columns" className="text-base">
        Columns of the file
      </h3>
      <ul className="grid max-h-96 gap-x-8 gap-y-2 overflow-y-auto lg:grid-cols-2">
        {columns.map(({ heading }, at) => (
          <li key={`${at} ${heading}`} className="flex min-w-0 flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 flex-1 basis-28 wrap-anywhere">
              {heading === '' ? `Column ${at + 1}` : heading}
            </span>
            <Select
              label={`Column ${heading === '' ? String(at + 1) : heading}`}
              className="w-52 max-w-full"
              value={fields[at] ?? ''}
              options={fieldOptions}
              onChoose={(field) => choose(at, field)}
            />
          </li>
        ))}
      </ul>
      <p className="text-caption text-fg-3">Change what a column holds to check the file again.</p>
      {isChanged && chosen['email'] !== undefined && (
        <div>
          <Button pending={pending} onClick={() => onCheck(chosen)}>
            Check again
          </Button>
        </div>
      )}
    </section>
  );
}
