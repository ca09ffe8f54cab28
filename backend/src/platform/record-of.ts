/** `Object.fromEntries` for entries of every key of a type. */
export const recordOf = <Key extends string, T>(
  entries: readonly (readonly [key: Key, value: T])[],
): Readonly<Record<Key, T>> => Object.fromEntries(entries) as Record<Key, T>;
