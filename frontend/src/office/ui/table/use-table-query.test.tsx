import { act, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useFilter, useTableQuery, type TableState } from './use-table-query.ts';

/** A table as it was first rendered, with none of the changes that came later. */
function firstRender() {
  const columns = [{ id: 'name', title: 'Name', cell: () => null }];
  const seen: { table: TableState; filter: (value: string) => void }[] = [];
  function Table() {
    const table = useTableQuery(columns);
    const [, filter] = useFilter('state');
    seen.push({ table, filter });
    return null;
  }
  window.history.replaceState(null, '', '/');
  render(<RouterProvider router={createBrowserRouter([{ path: '/', element: <Table /> }])} />);
  const [first] = seen;
  if (first === undefined) throw new Error('Nothing was rendered');
  return first;
}

const turned = ({ sort }: { sort: string }) => ({ sort: sort === 'name' ? '-name' : 'name' });
const address = () => Object.fromEntries(new URLSearchParams(window.location.search));

test('changes that come before the last one is rendered all count', async () => {
  const { table, filter } = firstRender();
  await act(async () => {
    table.change(turned);
    await Promise.resolve();
    table.change(turned);
    await Promise.resolve();
    table.change({ search: 'ada' });
    await Promise.resolve();
    filter('waiting');
  });
  expect(address()).toEqual({ sort: '-name', search: 'ada', state: 'waiting' });
});
