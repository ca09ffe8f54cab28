// The questions of the form in the back office's documents: `codegen.mjs` names this file.
import { Kind, visit } from 'graphql';
import { allChoices } from '../../backend/src/questions.form.ts';

const name = (value) => ({ kind: Kind.NAME, value });
const variable = (value) => ({ kind: Kind.VARIABLE, name: name(value) });
const field = (value) => ({ kind: Kind.FIELD, name: name(value) });
const definition = (value) => ({
  kind: Kind.VARIABLE_DEFINITION,
  variable: variable(value),
  type: { kind: Kind.NAMED_TYPE, name: name('String') },
});
const argument = (value) => ({ kind: Kind.ARGUMENT, name: name(value), value: variable(value) });

const visitor = {
  OperationDefinition: (node) =>
    node.name.value === 'Users'
      ? {
          ...node,
          variableDefinitions: [...node.variableDefinitions, ...allChoices.map(({ key }) => definition(key))],
        }
      : undefined,
  Field: (node) =>
    node.name.value === 'users'
      ? { ...node, arguments: [...node.arguments, ...allChoices.map(({ key }) => argument(key))] }
      : undefined,
  FragmentDefinition: (node) =>
    node.name.value === 'SegmentParts'
      ? {
          ...node,
          selectionSet: {
            ...node.selectionSet,
            selections: [...node.selectionSet.selections, ...allChoices.map((choice) => field(choice.field))],
          },
        }
      : undefined,
};

/** Lists of users take the wanted answer to each choice as a variable, and segments have their conditions on answers. */
export const transform = ({ documents }) =>
  documents.map((file) => ({ ...file, document: visit(file.document, visitor) }));
