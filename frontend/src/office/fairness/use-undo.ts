import {
  GroupHoldsDocument,
  HoldDecisionsDocument,
  HoldGroupsDocument,
  UndoHoldDecisionDocument,
  UserHoldsDocument,
} from '../../generated/office.ts';
import { useAction } from '../platform/use-action.ts';

/** The queries that show what a decision changes. */
export const shownByReview = [
  HoldGroupsDocument,
  GroupHoldsDocument,
  HoldDecisionsDocument,
  UserHoldsDocument,
];

/** Undoes a decision, by its id. */
export const useUndo = () =>
  useAction(UndoHoldDecisionDocument, { refetch: shownByReview, says: () => 'The decision is undone.' });
