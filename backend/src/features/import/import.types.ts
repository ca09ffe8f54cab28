import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type ImportColumns, importFields } from './import.columns.ts';
import type {
  ImportName as Named,
  ImportRow,
  ImportState as State,
  SampleKind,
  ShownLine,
} from './import.repository.ts';
import type { ImportDetail as Detail } from './import.service.ts';

/** The schema's states; the values are the ones used internally. */
export const ImportState = {
  CHECKED: 'checked',
  RUNNING: 'running',
  STOPPED: 'stopped',
  DONE: 'done',
  UNDOING: 'undoing',
  UNDONE: 'undone',
} as const satisfies Readonly<Record<string, State>>;
registerEnumType(ImportState, {
  name: 'ImportState',
  description: 'What has become of a file.',
  valuesConfig: {
    CHECKED: { description: 'It was checked; nobody was added.' },
    RUNNING: { description: 'Its users are being added.' },
    STOPPED: { description: 'An admin stopped it; it can go on.' },
    DONE: { description: 'Its users are on the list.' },
    UNDOING: { description: 'Its users are being taken back.' },
    UNDONE: { description: 'Its users were taken back.' },
  },
});

export const ImportLineKind = {
  VALID: 'valid',
  INVALID: 'invalid',
  REPEATED: 'repeated',
  ALREADY_HERE: 'here',
  UNKNOWN_REFERRER: 'unknown_referrer',
} as const satisfies Readonly<Record<string, SampleKind>>;
registerEnumType(ImportLineKind, {
  name: 'ImportLineKind',
  description: 'What becomes of a line of a file.',
  valuesConfig: {
    VALID: { description: 'Its user is added.' },
    INVALID: { description: 'It cannot be read.' },
    REPEATED: { description: 'An earlier line has this user.' },
    ALREADY_HERE: { description: 'Its user is on the list.' },
    UNKNOWN_REFERRER: { description: 'Its user is added, and nobody is credited.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A file of users of another product, and what has become of it.',
})
export class Import {
  @Field(() => ID, { description: "The import's id." })
  declare readonly id: string;

  @Field(() => String, { description: "The file's name." })
  declare readonly name: string;

  @Field(() => ImportState, { description: 'What has become of it.' })
  declare readonly state: State;

  @Field(() => Int, { description: 'Lines in the file, without blank ones and the headings.' })
  declare readonly lines: number;

  @Field(() => Int, { description: 'How many users it adds.' })
  declare readonly valid: number;

  @Field(() => Int, { description: 'Lines that cannot be read.' })
  declare readonly invalid: number;

  @Field(() => Int, { description: 'Lines whose user an earlier line has.' })
  declare readonly repeated: number;

  @Field(() => Int, { description: 'Lines whose user was on the list.' })
  declare readonly alreadyHere: number;

  @Field(() => Int, { description: 'Users it adds whose referrer gets no credit.' })
  declare readonly unknownReferrer: number;

  @Field(() => Boolean, { description: 'Whether every valid line says when its user joined.' })
  declare readonly hasDates: boolean;

  @Field(() => Boolean, {
    description: 'Whether its users keep these dates: the list was empty when it started.',
  })
  declare readonly keepsDates: boolean;

  @Field(() => Int, { description: 'How many users were added.' })
  declare readonly added: number;

  @Field(() => Int, { description: 'How many joined by themselves before their turn.' })
  declare readonly skipped: number;

  @Field(() => Int, { description: 'How many users were taken back.' })
  declare readonly takenBack: number;

  @Field(() => String, { description: 'Who started it, else who checked it.' })
  declare readonly by: string;

  @Field(() => String, { description: 'When it was checked.' })
  declare readonly checkedAt: string;

  @Field(() => String, { nullable: true, description: 'When it was started.' })
  declare readonly startedAt: string | null;

  @Field(() => String, { nullable: true, description: 'When it was done, stopped or undone.' })
  declare readonly endedAt: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Until when it can be undone if none of its users verifies a contact.',
  })
  declare readonly undoableUntil: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'An import that users can be filtered by.' })
export class ImportName {
  @Field(() => ID, { description: "The import's id." })
  declare readonly id: string;

  @Field(() => String, { description: "The file's name." })
  declare readonly name: string;

  @Field(() => String, { description: 'When it was started.' })
  declare readonly startedAt: string;
}

@ObjectType({ simpleResolvers: true, description: 'What a column of a file holds.' })
export class ImportColumn {
  @Field(() => String, { description: "The column's heading." })
  declare readonly heading: string;

  @Field(() => String, {
    nullable: true,
    description: `One of ${importFields.join(', ')}; null: it is not imported.`,
  })
  declare readonly field: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A line of a file.' })
export class ImportLine {
  @Field(() => ImportLineKind, { description: 'What becomes of it.' })
  declare readonly kind: SampleKind;

  @Field(() => Int, { description: 'From 1; where a record of several lines begins.' })
  declare readonly line: number;

  @Field(() => String, { description: 'Who it is about.' })
  declare readonly text: string;

  @Field(() => String, { nullable: true, description: 'Why its user is not added, or nobody is credited.' })
  declare readonly reason: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'An import, with some of its lines.' })
export class ImportDetail {
  @Field(() => Import, { description: 'The file, and what has become of it.' })
  declare readonly import: Import;

  @Field(() => [ImportColumn], { description: 'Its columns, in order.' })
  declare readonly columns: readonly ImportColumn[];

  @Field(() => [ImportLine], {
    description: 'At most 20 lines of each kind, while lines are kept: 24 hours.',
  })
  declare readonly lines: readonly ImportLine[];
}

export const toImport = ({
  here,
  checkedAt,
  startedAt,
  endedAt,
  undoableUntil,
  ...row
}: ImportRow): Import => ({
  ...row,
  alreadyHere: here,
  checkedAt: checkedAt.toISOString(),
  startedAt: startedAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
  undoableUntil: undoableUntil?.toISOString() ?? null,
});

export const toImportName = ({ startedAt, ...named }: Named): ImportName => ({
  ...named,
  startedAt: startedAt.toISOString(),
});

export function toImportDetail({ row, samples }: Detail): ImportDetail {
  return { import: toImport(row), columns: toColumns(row.headings, row.columns), lines: samples.map(toLine) };
}

const toLine = (line: ShownLine): ImportLine => line;

/** The columns of a file, with what they hold. */
export const toColumns = (headings: readonly string[], columns: ImportColumns): readonly ImportColumn[] =>
  headings.map((heading, at) => ({
    heading,
    field: Object.entries(columns).find(([, column]) => column === at)?.[0] ?? null,
  }));
