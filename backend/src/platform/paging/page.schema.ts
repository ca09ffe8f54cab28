import { type TSchema, Type } from '@sinclair/typebox';
import { pageReach } from './page-reach.ts';

/** The parameters of a list: numbers in the query are text; the service checks their range. */
export const PageQuery = {
  limit: Type.Optional(Type.String({ description: '1 to 100; defaults to 10.' })),
  page: Type.Optional(Type.String({ description: 'From 1; defaults to 1.' })),
};

/** Likewise, of a list that may be long. */
export const LongPageQuery = {
  ...PageQuery,
  page: Type.Optional(
    Type.String({
      description: `From 1; defaults to 1. Pages reach row ${pageReach.toLocaleString('en-US')} from the start, and from the end if the total is exact; one in between is 422.`,
    }),
  ),
};

/** The fields of a page besides its entries. */
export const pageFields = {
  totalDocs: Type.Integer({ minimum: 0, description: 'Number of rows on all pages.' }),
  limit: Type.Integer({ description: 'Rows per page, as requested.' }),
  page: Type.Integer({ minimum: 1, description: 'Page number; 1 is the first.' }),
  totalPages: Type.Integer({ minimum: 1, description: 'Number of pages.' }),
  hasPrevPage: Type.Boolean({ description: 'Whether there is a previous page.' }),
  hasNextPage: Type.Boolean({ description: 'Whether there is a next page.' }),
  prevPage: Type.Union([Type.Integer(), Type.Null()], { description: 'Number of the previous page.' }),
  nextPage: Type.Union([Type.Integer(), Type.Null()], { description: 'Number of the next page.' }),
};

/** A page of a list. */
export const PageOf = <T extends TSchema>(doc: T) => Type.Object({ docs: Type.Array(doc), ...pageFields });

/** Reads the numbers of a query. Invalid ones become NaN, which the service rejects. */
export function pageInput({ limit, page }: { readonly limit?: string; readonly page?: string }) {
  return { limit: wholeNumber(limit), page: wholeNumber(page) };
}

function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  return /^\d{1,12}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
