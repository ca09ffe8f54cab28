// The questions of the form in the back office's documents: `codegen.mjs` names this file.
import { Kind, visit } from 'graphql';
import { allChoices } from '../../backend/src/questions.form.ts';

const field = (value) => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value } });

const visitor = {
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

/** Segments have their conditions on answers. */
export const transform = ({ documents }) =>
  documents.map((file) => ({ ...file, document: visit(file.document, visitor) }));
