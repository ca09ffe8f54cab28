import {
  type ASTVisitor,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  TokenKind,
  type ValidationRule,
  visit,
} from 'graphql';

/** What a document may request. Anything beyond is rejected before execution. */
const limits = {
  tokens: 400,
  /** Aliases of one field, in a whole operation. */
  aliases: 5,
  /** Occurrences of the same field, or alias, in one selection set. */
  repeats: 5,
  directives: 10,
} as const;

/** How many fields one operation may select once its fragments are expanded: a few tokens can expand to many fields. */
interface Reach {
  readonly depth: number;
  readonly fields: number;
}
const reach: Reach = { depth: 8, fields: 400 };
/** For a document that only introspects. */
const introspectionReach: Reach = { depth: 30, fields: 4000 };

/** Tokens the parser reads before it gives up; with introspection allowed, enough for the queries that tools send. */
export const parsedTokens = ({ introspection }: { readonly introspection: boolean }): number =>
  introspection ? 5 * limits.tokens : limits.tokens;

/**
 * The rules that enforce the limits, however fragments hide what a document requests. With introspection allowed, a
 * document that only introspects may be as long and deep as it needs.
 */
export function limitRules({
  introspection,
}: {
  readonly introspection: boolean;
}): readonly ValidationRule[] {
  return [
    (context): ASTVisitor => ({
      Document: (document) => {
        const fault = findFault(document, introspection);
        if (fault !== null) context.reportError(new GraphQLError(fault));
        return undefined;
      },
    }),
  ];
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The fragments of a document, by name. */
export const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );

/** What exceeds a limit in a document; null when nothing does. */
function findFault(document: DocumentNode, introspection: boolean): string | null {
  const { definitions } = document;
  const fragments = fragmentsOf(document);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const isFree =
    introspection &&
    operations.length > 0 &&
    operations.every((operation) => isIntrospection(operation, fragments));
  if (!isFree && countTokens(document) > limits.tokens)
    return `The document has more than ${limits.tokens} tokens.`;
  if (countDirectives(document) > limits.directives)
    return `The document has more than ${limits.directives} directives.`;
  for (const operation of operations) {
    const roots = collectFields([operation.selectionSet], fragments);
    const fault =
      rootFault(operation, roots) ??
      new Measure(fragments, isFree ? introspectionReach : reach).findFault(roots, 1);
    if (fault !== null) return fault;
  }
  return null;
}

function rootFault({ operation }: OperationDefinitionNode, roots: readonly FieldNode[]): string | null {
  switch (operation) {
    case OperationTypeNode.QUERY:
      return null;
    case OperationTypeNode.MUTATION:
      return roots.filter(({ name }) => name.value !== '__typename').length > 1
        ? 'A mutation has one root field.'
        : null;
    case OperationTypeNode.SUBSCRIPTION:
      return 'There are no subscriptions.';
  }
}

function isIntrospection(
  { operation, selectionSet }: OperationDefinitionNode,
  fragments: Fragments,
): boolean {
  const roots = collectFields([selectionSet], fragments);
  const names = roots.map(({ name }) => name.value).filter((name) => name !== '__typename');
  return (
    operation === OperationTypeNode.QUERY &&
    names.length > 0 &&
    names.every((name) => name === '__schema' || name === '__type')
  );
}

/** Walks the fields of one operation as execution would: fragments expanded, equal names merged. */
class Measure {
  readonly #fragments: Fragments;
  readonly #reach: Reach;
  readonly #aliases = new Map<string, Set<string>>();
  #fields = 0;

  constructor(fragments: Fragments, reach: Reach) {
    this.#fragments = fragments;
    this.#reach = reach;
  }

  /** What exceeds a limit in one selection set, or below it. */
  findFault(fields: readonly FieldNode[], depth: number): string | null {
    if (fields.length === 0) return null;
    if (depth > this.#reach.depth) return `The document is more than ${this.#reach.depth} levels deep.`;
    const byKey = Map.groupBy(fields, ({ alias, name }) => alias?.value ?? name.value);
    for (const [key, mentions] of byKey) {
      const fault = this.#mentionsFault(key, mentions) ?? this.#fieldsFault();
      if (fault !== null) return fault;
      const sets = mentions.flatMap(({ selectionSet }) => (selectionSet === undefined ? [] : [selectionSet]));
      const below = this.findFault(collectFields(sets, this.#fragments), depth + 1);
      if (below !== null) return below;
    }
    return null;
  }

  #mentionsFault(key: string, mentions: readonly FieldNode[]): string | null {
    if (mentions.length > limits.repeats)
      return `The document repeats a field more than ${limits.repeats} times.`;
    for (const { name } of mentions) {
      const aliases = this.#aliases.get(name.value) ?? new Set();
      if (key !== name.value) aliases.add(key);
      this.#aliases.set(name.value, aliases);
      if (aliases.size > limits.aliases)
        return `The document has more than ${limits.aliases} aliases of one field.`;
    }
    return null;
  }

  #fieldsFault(): string | null {
    this.#fields += 1;
    return this.#fields > this.#reach.fields
      ? `The document asks for more than ${this.#reach.fields} fields.`
      : null;
  }
}

/** The fields of one selection set, each as often as it occurs; a fragment counts once per set, so cycles end. */
export function collectFields(
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
  spread = new Set<string>(),
): readonly FieldNode[] {
  return sets.flatMap(({ selections }) =>
    selections.flatMap((selection): readonly FieldNode[] => {
      if (selection.kind === Kind.FIELD) return [selection];
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return collectFields([selection.selectionSet], fragments, spread);
      const fragment = fragments.get(selection.name.value);
      if (fragment === undefined || spread.has(selection.name.value)) return [];
      spread.add(selection.name.value);
      return collectFields([fragment.selectionSet], fragments, spread);
    }),
  );
}

function countTokens({ loc }: DocumentNode): number {
  let tokens = 0;
  for (let token = loc?.startToken ?? null; token !== null; token = token.next) {
    if (token.kind !== TokenKind.SOF && token.kind !== TokenKind.EOF && token.kind !== TokenKind.COMMENT)
      tokens += 1;
  }
  return tokens;
}

function countDirectives(document: DocumentNode): number {
  const directives: DirectiveNode[] = [];
  visit(document, { Directive: (node) => void directives.push(node) });
  return directives.length;
}
