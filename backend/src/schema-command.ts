import { writeFile } from 'node:fs/promises';
import { printedSchema } from './schema.ts';

/** `npm run codegen`: writes `schema.graphql` from the code. */
await writeFile(new URL('../../schema.graphql', import.meta.url), await printedSchema());
