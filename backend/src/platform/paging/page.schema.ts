import { type TSchema, Type } from '@sinclair/typebox';

/** What a list is asked with: numbers in the query are text; the service says what is out of range. */
export const PageQuery = {
  limit: Type.Optional(Type.String({ description: '1 to 100; 10 when left out.' })),
  page: Type.Optional(Type.String({ description: 'From 1; 1 when left out.' })),
};

/** What stands beside the entries of a page. */
export const pageFields = {
  totalDocs: Type.Integer({ minimum: 0, description: 'Number of rows on all pages.' }),
  limit: Type.Integer({ description: 'Rows per page, as requested.' }),
  page: Type.Integer({ minimum: 1, description: 'Page number; 1 is the first.' }),
  totalPages: Type.Integer({ minimum: 1, description: 'How many pages there are.' }),
  hasPrevPage: Type.Boolean({ description: 'Whether there is a previous page.' }),
  hasNextPage: Type.Boolean({ description: 'Whether there is a next page.' }),
  prevPage: Type.Union([Type.Integer(), Type.Null()], { description: 'The number of the page before.' }),
  nextPage: Type.Union([Type.Integer(), Type.Null()], { description: 'The number of the page after.' }),
};

/** A page of a list. */
export const PageOf = <T extends TSchema>(doc: T) => Type.Object({ docs: Type.Array(doc), ...pageFields });

/** The numbers of a query; what is no number becomes NaN, which the service refuses. */
export function pageInput({ limit, page }: { readonly limit?: string; readonly page?: string }) {
  return { limit: wholeNumber(limit), page: wholeNumber(page) };
}

function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  return /^\d{1,12}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
