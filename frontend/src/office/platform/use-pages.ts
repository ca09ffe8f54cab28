import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toApiError } from '../../platform/api-error.ts';
import { useUnseenFailure } from '../../platform/use-unseen-failure.ts';

/** A page of a list, and where the next one begins; null: it is the last one. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextAfter: string | null;
}

interface PagesOptions<Data, Variables, Row> {
  /** Of every page; they stay the same. */
  readonly variables: Variables;
  /** The first page, which the caller keeps up to date; null: it has not loaded yet. */
  readonly first: Page<Row> | null;
  readonly pageOf: (data: Data) => Page<Row>;
  readonly keyOf: (row: Row) => string;
}

/** What is shown of a list that grows at its end on request. */
export interface Pages<Row> {
  readonly rows: readonly Row[];
  /** Null: everything is shown. */
  readonly more: { readonly pending: boolean; readonly load: () => void } | null;
}

/** The pages that were shown last, all of them loaded. */
interface Kept<Row> {
  /** The cursors of all but the first. */
  readonly asked: string;
  readonly pages: readonly Page<Row>[];
}

type Document<Data, Variables> = TypedDocumentNode<Data, Variables & { after?: string | null | undefined }>;

/**
 * The pages of a list after its first one, each from where the one before it ends. They are queries like the first one: what asks
 * for a document again asks for all its pages, and after a page that now ends elsewhere comes another one. So no row is left out,
 * shown twice, or shown as it was. A page that fails to load is a toast.
 */
export function usePages<Data extends object, Variables extends OperationVariables, Row>(
  document: Document<Data, Variables>,
  { variables, first, pageOf, keyOf }: PagesOptions<Data, Variables, Row>,
): Pages<Row> {
  const [wanted, want] = useState(0);
  const [answers, setAnswers] = useState<ReadonlyMap<string, Data>>(new Map());
  const [kept, keep] = useState<Kept<Row>>({ asked: '', pages: [] });
  const pages = first === null ? [] : [first];
  const cursors: string[] = [];
  for (let after = first?.nextAfter ?? null; after !== null && cursors.length < wanted;) {
    cursors.push(after);
    const answer = answers.get(after);
    if (answer === undefined) break;
    const page = pageOf(answer);
    pages.push(page);
    after = page.nextAfter;
  }
  useAnswers(document, {
    ...{ variables, cursors },
    onAnswer: (cursor, data) => setAnswers((known) => new Map(known).set(cursor, data)),
    onFailure: () => want(pages.length - 1),
  });
  const pending = pages.length > 0 && cursors.length === pages.length;
  const asked = cursors.join('\n');
  if (!pending && kept.asked !== asked) keep({ asked, pages });
  // While pages are asked for again, those of before stay.
  const shown = pending ? [...pages, ...kept.pages.slice(pages.length)] : pages;
  return {
    rows: uniqueBy(
      keyOf,
      shown.flatMap((page) => page.rows),
    ),
    more: (shown.at(-1)?.nextAfter ?? null) === null ? null : { pending, load: () => want(pages.length) },
  };
}

/** The rows without those that came before. */
function uniqueBy<Row>(keyOf: (row: Row) => string, rows: readonly Row[]): readonly Row[] {
  const known = new Set<string>();
  return rows.filter((row) => known.size < known.add(keyOf(row)).size);
}

interface AnswersOptions<Data, Variables> {
  readonly variables: Variables;
  readonly cursors: readonly string[];
  readonly onAnswer: (cursor: string, data: Data) => void;
  readonly onFailure: () => void;
}

/** Asks for the page after each cursor, and again whenever it may have changed. */
function useAnswers<Data extends object, Variables extends OperationVariables>(
  document: Document<Data, Variables>,
  { variables, cursors, onAnswer, onFailure }: AnswersOptions<Data, Variables>,
): void {
  const client = useApolloClient();
  const showUnseen = useUnseenFailure();
  const watched = useRef(new Map<string, { unsubscribe: () => void }>());
  const answered = useEffectEvent(onAnswer);
  const failed = useEffectEvent((error: unknown) => {
    showUnseen(toApiError(error), false);
    onFailure();
  });
  const begin = useEffectEvent((after: string) =>
    client
      .watchQuery({ query: document, variables: { ...variables, after }, fetchPolicy: 'cache-and-network' })
      .subscribe(({ data, dataState, error }) => {
        if (dataState === 'complete') answered(after, data);
        else if (error !== undefined) failed(error);
      }),
  );
  const wanted = cursors.join('\n');
  useEffect(() => {
    const asked = wanted === '' ? [] : wanted.split('\n');
    for (const [cursor, watch] of watched.current)
      if (!asked.includes(cursor) && watched.current.delete(cursor)) watch.unsubscribe();
    for (const cursor of asked) if (!watched.current.has(cursor)) watched.current.set(cursor, begin(cursor));
  }, [wanted]);
  useEffect(() => {
    const all = watched.current;
    return () => {
      for (const watch of all.values()) watch.unsubscribe();
      all.clear();
    };
  }, []);
}
