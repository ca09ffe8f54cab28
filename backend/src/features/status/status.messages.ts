import { failure } from '../../platform/errors/error-catalogue.ts';

/** Something that only the visitor whose status is open may do. */
export const statusClosed = failure('NOT_FOUND', 'Your status is no longer open. Open it again, then retry.');
