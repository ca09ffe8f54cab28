import { DropdownMenu, MenuChecks } from '../dropdown-menu.tsx';
import type { Column } from './columns.ts';

interface ColumnMenuProps<Row> {
  columns: readonly Column<Row>[];
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
}

/** Which columns are shown. The first one names the row and is always shown. */
export function ColumnMenu<Row>({ columns, shown, onChange }: ColumnMenuProps<Row>) {
  const choices = columns.filter(({ fixed }, index) => index > 0 && fixed !== true);
  const toggle = (id: string, on: boolean) =>
    onChange(
      columns
        .filter((column, index) => (column.id === id ? on : index === 0 || shown.includes(column.id)))
        .map((column) => column.id),
    );
  return (
    <DropdownMenu label="Columns" content="Columns" wide>
      <MenuChecks
        label="Columns"
        options={choices.map(({ id, title }) => ({ value: id, text: title, checked: shown.includes(id) }))}
        onToggle={toggle}
      />
    </DropdownMenu>
  );
}
