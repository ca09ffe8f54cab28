import type { Outcome } from '../errors/error-catalogue.ts';
import { invalidFields } from '../forms/form-faults.ts';
import type { Given } from '../forms/given.ts';
import { parseSearchTerm } from './search.ts';

/** The requested page of a list; missing values take their defaults. */
export interface PageInput {
  /** 1 to 100; 10 when missing. */
  readonly limit?: number | null | undefined;
  /** From 1; the first when missing. */
  readonly page?: number | null | undefined;
}

export interface PageRequest {
  readonly limit: number;
  readonly page: number;
  /** How many entries come before the page. */
  readonly offset: number;
}

/** A page of a list and its position. */
export interface Page<Doc> {
  readonly docs: readonly Doc[];
  /** Entries on all pages. */
  readonly totalDocs: number;
  readonly limit: number;
  readonly page: number;
  /** At least 1. */
  readonly totalPages: number;
  readonly hasPrevPage: boolean;
  readonly hasNextPage: boolean;
  readonly prevPage: number | null;
  readonly nextPage: number | null;
}

/** A page of what a search or filter found. */
export interface SearchedPage<Doc> extends Page<Doc> {
  /** False: more match than were counted. */
  readonly totalIsExact: boolean;
}

const maxLimit = 100;
const defaultLimit = 10;
/** Far beyond any list, and small enough that limit times page stays exact. */
const maxPage = 1_000_000_000;

/** @returns the request, or VALIDATION_FAILED naming `limit` or `page`. */
export function parsePage(input: PageInput): Outcome<{ request: PageRequest }> {
  const limit = input.limit ?? defaultLimit;
  const page = input.page ?? 1;
  const fields = {
    ...(!isWholeWithin(limit, maxLimit) && { limit: `limit must be a whole number from 1 to ${maxLimit}` }),
    ...(!isWholeWithin(page, maxPage) && { page: 'page must be a whole number from 1' }),
  };
  if (Object.keys(fields).length > 0) return invalidFields(fields);
  return { ok: true, request: { limit, page, offset: (page - 1) * limit } };
}

/** A page of the entries that match a search. */
export interface SearchInput extends PageInput {
  /** Text to search for, ignoring case. Blank or missing: everything. */
  readonly search?: Given;
}

/** @returns the request and the term, or VALIDATION_FAILED naming `limit`, `page` or `search`. */
export function parseSearchedPage({
  search,
  ...input
}: SearchInput): Outcome<{ request: PageRequest; term: string }> {
  const parsed = parsePage(input);
  if (!parsed.ok) return parsed;
  const sought = parseSearchTerm(search);
  return sought.ok ? { ...parsed, term: sought.term } : sought;
}

/** Builds a page. One beyond the last has no entries and links back to the one before it. */
export function toPage<Doc>(
  docs: readonly Doc[],
  totalDocs: number,
  { limit, page }: PageRequest,
): Page<Doc> {
  const totalPages = Math.max(1, Math.ceil(totalDocs / limit));
  return {
    docs,
    totalDocs,
    limit,
    page,
    totalPages,
    hasPrevPage: page > 1,
    hasNextPage: page < totalPages,
    prevPage: page > 1 ? Math.min(page - 1, totalPages) : null,
    nextPage: page < totalPages ? page + 1 : null,
  };
}

function isWholeWithin(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}
