/** SQL: differs for another set of rows. @param seq the number that identifies each of them. */
export const versionOf = (seq: string): string =>
  `md5(concat(count(*), ' ', sum(hashint8extended(${seq}, 0)::numeric)))`;
