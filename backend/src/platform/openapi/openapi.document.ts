import { type Static, Type } from '@sinclair/typebox';
import { checked } from '../json/checked.ts';

const Body = Type.Object({ schema: Type.Unknown(), example: Type.Optional(Type.Unknown()) });
const Content = Type.Object({ 'application/json': Type.Optional(Body) });
const Reference = Type.Object({ $ref: Type.String() });
const Response = Type.Object({ description: Type.String(), content: Type.Optional(Content) });
const Operation = Type.Object({
  operationId: Type.Optional(Type.String()),
  summary: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  security: Type.Optional(Type.Array(Type.Unknown())),
  requestBody: Type.Optional(Type.Object({ content: Content })),
  responses: Type.Record(Type.String(), Type.Union([Response, Reference])),
});
const Document = Type.Object({
  paths: Type.Record(Type.String(), Type.Record(Type.String(), Operation)),
  components: Type.Optional(Type.Unknown()),
});

/** The parts of an OpenAPI document that the routes' schemas do not complete by themselves. */
export type ApiDocument = Readonly<Static<typeof Document>>;
export type ApiOperation = Readonly<Static<typeof Operation>>;
export type ApiContent = Readonly<Static<typeof Content>>;

/** @throws if the document has another shape. */
export const readApiDocument = (document: unknown): ApiDocument => checked(Document, document);
