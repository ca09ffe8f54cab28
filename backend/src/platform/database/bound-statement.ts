import { isRaw, NativeQueryBuilder, type RawQueryFragment } from '@mikro-orm/postgresql';

/** A statement as `pg` takes it. */
export interface BoundStatement {
  readonly text: string;
  readonly values: unknown[];
}

/**
 * A MikroORM statement with its values kept separate. MikroORM itself writes values into the text, where the server's log
 * would show them with every error, password hashes and email addresses included.
 */
export function toStatement(
  query: string | NativeQueryBuilder | RawQueryFragment,
  params: unknown,
): BoundStatement {
  const { sql, params: given } =
    query instanceof NativeQueryBuilder ? query.toRaw() : toFragment(query, params);
  const values: unknown[] = [];
  return { text: bind(sql, given, values), values };
}

interface Fragment {
  readonly sql: string;
  readonly params: readonly unknown[];
}

function toFragment(query: string | RawQueryFragment, params: unknown): Fragment {
  if (typeof query !== 'string') return query;
  if (!Array.isArray(params)) throw new Error('Named parameters are not supported');
  return { sql: query, params };
}

/** Numbers the placeholders and collects their values; `\?` is a question mark. */
function bind(sql: string, params: readonly unknown[], values: unknown[]): string {
  let next = 0;
  return sql.replace(/\\\?|\?\??/g, (placeholder) => {
    if (placeholder === '\\?') return '?';
    if (placeholder === '??') throw new Error('Names as parameters are not supported');
    const value = params[next];
    next += 1;
    if (isRaw(value)) return bind(value.sql, value.params, values);
    return `$${values.push(value)}`;
  });
}
