import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  DirectiveLocation,
  type GraphQLArgument,
  GraphQLBoolean,
  GraphQLDirective,
  type GraphQLFieldConfig,
  getNamedType,
  getNullableType,
  type GraphQLInputField,
  type GraphQLInputType,
  GraphQLNonNull,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { domainError } from '../graphql/domain-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type Access, refusalOf } from './access.ts';
import { findRole } from './role.ts';
import { findScope } from './scope.ts';

const directiveName = 'auth';

/**
 * Defines `@auth(requires: …)` in a schema that has the enums `Role` and `ApiKeyScope`, and enforces it wherever it is
 * applied:
 *
 * - on a field: who may request it;
 * - on an object: the same for each of its fields;
 * - on an argument or a field of an input: who may set it;
 * - on an input: who may use it at all.
 *
 * An API key with a scope may use fields of the root types that name it, and no others.
 *
 * The printed and the enforced rule are one declaration.
 *
 * @throws for a guarded value that has a default: every caller would pass it.
 */
export function withAuthDirective(schema: GraphQLSchema): GraphQLSchema {
  const role = schema.getType('Role');
  if (!isEnumType(role)) throw new Error('The schema has no enum Role');
  const scope = schema.getType('ApiKeyScope');
  if (!isEnumType(scope)) throw new Error('The schema has no enum ApiKeyScope');
  const directive = new GraphQLDirective({
    name: directiveName,
    description: 'Requires a session or an API key with at least this role.',
    locations: [
      DirectiveLocation.FIELD_DEFINITION,
      DirectiveLocation.OBJECT,
      DirectiveLocation.ARGUMENT_DEFINITION,
      DirectiveLocation.INPUT_FIELD_DEFINITION,
      DirectiveLocation.INPUT_OBJECT,
    ],
    args: {
      requires: { type: new GraphQLNonNull(role), description: 'The minimum role.' },
      session: {
        type: new GraphQLNonNull(GraphQLBoolean),
        defaultValue: false,
        description: 'Whether a login session is required. API keys are refused.',
      },
      key: { type: role, description: 'The minimum role of API keys, if it is another.' },
      scope: { type: scope, description: 'API keys with this scope can use it, too.' },
    },
  });
  const config = schema.toConfig();
  return enforce(new GraphQLSchema({ ...config, directives: [...config.directives, directive] }));
}

/** The access declared on a part of the schema; null if there is none. */
export function declaredAccess(
  schema: GraphQLSchema,
  node: Parameters<typeof getDirective>[1],
): Access | null {
  const applied = getDirective(schema, node, directiveName)?.[0];
  if (applied === undefined) return null;
  const requires = findRole(applied['requires']);
  if (requires === undefined) throw new Error(`@${directiveName} is applied without a role`);
  const key = findRole(applied['key']);
  const scope = findScope(applied['scope']);
  return {
    requires,
    session: applied['session'] === true,
    ...(key === undefined ? {} : { key }),
    ...(scope === undefined ? {} : { scope }),
  };
}

/** Rejects keys with a scope. */
const anyone: Access = { requires: 'NOTHING' };

type FieldConfig = GraphQLFieldConfig<unknown, RequestContext, Readonly<Record<string, unknown>>>;
type Resolve = NonNullable<FieldConfig['resolve']>;

function enforce(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: FieldConfig, name, typeName) => {
      const type = schema.getType(typeName);
      const declared = [field, ...(type === undefined ? [] : [type])].map((node) =>
        declaredAccess(schema, node),
      );
      const onField = declared.filter((access) => access !== null);
      const args = argumentsOf(schema, typeName, name);
      const guardsArguments = args.some((arg) => isGuarded(schema, arg, new Set()));
      const isOpen = onField.length === 0 && !guardsArguments;
      const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
      if (isOpen && !isRoot) return undefined;
      const { resolve = defaultFieldResolver } = field;
      const guards = isRoot && onField.length === 0 ? [anyone] : onField;
      const guarded: Resolve = (source, values, context, info) => {
        const onValues = guardsArguments
          ? args.flatMap((arg) => accessOfValue(schema, arg, values[arg.name]))
          : [];
        for (const access of [...guards, ...onValues]) {
          const refusal = refusalOf(context.viewer, access);
          if (refusal !== null) throw domainError(refusal);
        }
        return resolve(source, values, context, info);
      };
      return { ...field, resolve: guarded };
    },
  });
}

/** The field's arguments as in the schema, so that declarations on them can be read. */
function argumentsOf(schema: GraphQLSchema, typeName: string, fieldName: string): readonly GraphQLArgument[] {
  const type = schema.getType(typeName);
  return type !== undefined && 'getFields' in type ? (argsOf(type.getFields()[fieldName]) ?? []) : [];
}

const argsOf = (field: unknown): readonly GraphQLArgument[] | undefined =>
  typeof field === 'object' && field !== null && 'args' in field && Array.isArray(field.args)
    ? field.args
    : undefined;

type InputNode = GraphQLArgument | GraphQLInputField;

/** Whether a value of the argument can contain a declaration, at any depth. */
function isGuarded(schema: GraphQLSchema, node: InputNode, seen: Set<string>): boolean {
  if (declaredAccess(schema, node) !== null) {
    if (node.defaultValue === undefined) return true;
    throw new Error(`${node.name} is guarded by @${directiveName} and has a default`);
  }
  const type = getNamedType(node.type);
  if (!isInputObjectType(type) || seen.has(type.name)) return false;
  seen.add(type.name);
  return (
    declaredAccess(schema, type) !== null ||
    Object.values(type.getFields()).filter((field) => isGuarded(schema, field, seen)).length > 0
  );
}

/** Every declaration that applies to the value; none when no value is given. */
function accessOfValue(schema: GraphQLSchema, node: InputNode, value: unknown): readonly Access[] {
  if (value === undefined) return [];
  const own = declaredAccess(schema, node);
  return [...(own === null ? [] : [own]), ...accessInside(schema, node.type, value)];
}

function accessInside(schema: GraphQLSchema, type: GraphQLInputType, value: unknown): readonly Access[] {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    return Array.isArray(value)
      ? value.flatMap((item: unknown) => accessInside(schema, inner.ofType, item))
      : [];
  }
  if (!isInputObjectType(inner) || typeof value !== 'object' || value === null) return [];
  const own = declaredAccess(schema, inner);
  const given = new Map<string, unknown>(Object.entries(value));
  const fields = Object.values(inner.getFields()).flatMap((field) =>
    accessOfValue(schema, field, given.get(field.name)),
  );
  return own === null ? fields : [own, ...fields];
}
