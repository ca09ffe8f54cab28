import { failure } from '../../platform/errors/error-catalogue.ts';

export const importNotFound = failure(
  'NOT_FOUND',
  'There is no such import. A check is kept for 24 hours: upload the file again.',
);
export const checkOutdated = failure('CONFLICT', 'This check is outdated. Upload the file again.');
export const nothingToImport = failure('CONFLICT', 'This file has nobody to add.');
export const countChanged = failure('CONFLICT', 'The file was checked again meanwhile. Load the page again.');
export const alreadyStarted = failure('CONFLICT', 'This import was started before. Load the page again.');
export const notRunning = failure('CONFLICT', 'This import isn’t running. Load the page again.');
export const cannotUndo = failure('CONFLICT', 'An import can be undone within 24 hours after it ended.');
export const undoUnderWay = failure('CONFLICT', 'An import is being undone. Try again when that is done.');
export const someVerified = (people: number) =>
  failure(
    'CONFLICT',
    people === 1
      ? 'One user of this import has verified a contact, so it can’t be undone. Erase users one by one instead.'
      : `${people.toLocaleString('en-US')} users of this import have verified a contact, so it can’t be undone. Erase users one by one instead.`,
  );

export const uploadBusy = failure(
  'UPLOAD_BUSY',
  'The server is reading another file. Try again in a few seconds.',
  { retryAfterSeconds: 5 },
);
