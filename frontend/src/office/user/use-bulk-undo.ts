import {
  BulkActionsDocument,
  StopBulkActionDocument,
  UndoBulkActionDocument,
  UsersDocument,
} from '../../generated/office.ts';
import { useAction } from '../platform/use-action.ts';
import { bulkActionText } from './bulk-texts.ts';

/** The queries that show what a bulk action changes. */
export const shownByBulk = [BulkActionsDocument, UsersDocument];

/** Undoes a bulk action, by its id. */
export const useBulkUndo = () =>
  useAction(UndoBulkActionDocument, {
    refetch: shownByBulk,
    says: ({ undoBulkAction: action }) => `${bulkActionText(action)}.`,
  });

/** Stops one, likewise. */
export const useBulkStop = () =>
  useAction(StopBulkActionDocument, { refetch: shownByBulk, says: () => 'It is stopped.' });
