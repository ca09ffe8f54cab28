/** An enum of the schema for lower-case names that are used internally: `no_friend` is NO_FRIEND. */
export const enumOf = <Name extends string>(names: readonly Name[]): Readonly<Record<string, Name>> =>
  Object.fromEntries(names.map((name) => [name.toUpperCase(), name]));

/** The descriptions of its values. */
export const describedEnum = <Name extends string>(
  names: readonly Name[],
  describe: (name: Name) => string,
): Readonly<Record<string, { readonly description: string }>> =>
  Object.fromEntries(names.map((name) => [name.toUpperCase(), { description: describe(name) }]));
