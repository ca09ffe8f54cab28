// Types and documents of the front end's operations, from the schema and the .graphql files: `npm run codegen`.
// The back office passes its documents to Apollo's own hooks. The site has generated hooks, in a file for each feature, so
// that a page loads the operations that it calls and no others: the file that `typescript-react-apollo` writes for Apollo
// Client 4, with the settings below, is not type-checked inside (ts-nocheck); its exports are strictly typed for their callers.

const site = 'frontend/src/site';
const nextStep = `${site}/platform/next-step.graphql`;

/** The site's features, and the documents that each needs. */
const features = {
  platform: [`${site}/platform/{signups-paused,visitor-country}.graphql`],
  verification: ['frontend/src/verification/*.graphql'],
  waitlist: [`${site}/waitlist/*.graphql`, nextStep],
  status: [`${site}/status/*.graphql`, nextStep, `${site}/invite/*.graphql`],
  invite: [`${site}/invite/*.graphql`],
  reopen: [`${site}/reopen/*.graphql`],
  reward: [`${site}/reward/*.graphql`],
  'own-data': [`${site}/own-data/*.graphql`],
  ambassador: [`${site}/ambassador/*.graphql`],
};

const hooks = (documents) => ({
  documents,
  plugins: [{ add: { content: '// @ts-nocheck' } }, 'typescript-operations', 'typescript-react-apollo'],
  config: {
    apolloReactCommonImportFrom: '@apollo/client/react',
    apolloReactHooksImportFrom: '@apollo/client/react',
    withHooks: true,
    withResultType: true,
    withMutationFn: true,
    withMutationOptionsType: false,
  },
});

export default {
  schema: 'schema.graphql',
  config: {
    documentMode: 'documentNode',
    useTypeImports: true,
    dedupeFragments: true,
    strictScalars: true,
    defaultScalarType: 'unknown',
  },
  generates: {
    'frontend/src/generated/office.ts': {
      documents: 'frontend/src/office/**/*.graphql',
      documentTransforms: ['frontend/scripts/answer-documents.mjs'],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { documentNodeImport: '@apollo/client#TypedDocumentNode' },
    },
    ...Object.fromEntries(
      Object.entries(features).map(([name, documents]) => [
        `frontend/src/generated/site/${name}.ts`,
        hooks(documents),
      ]),
    ),
  },
};
