import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import buildSerializer from 'fast-json-stringify';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';

/**
 * Compiles the schemas of a route when it is first called. Fastify would compile all before the first request, a tenth of the
 * work of a start; most routes are not called for hours.
 */
export function compileSchemasLazily(server: FastifyInstance): void {
  const ajv = new Ajv({ coerceTypes: false, removeAdditional: true, useDefaults: false, allErrors: false });
  addFormats.default(ajv);
  server.setValidatorCompiler<object>(({ schema }) => {
    let validate: ValidateFunction | undefined;
    const validator: ReturnType<FastifySchemaCompiler<object>> = (data) => {
      validate ??= ajv.compile(schema);
      const isValid = validate(data);
      validator.errors = validate.errors ?? null;
      return isValid;
    };
    return validator;
  });
  server.setSerializerCompiler<object>(({ schema }) => {
    let serialize: ((document: unknown) => string) | undefined;
    return (document: unknown) => {
      serialize ??= buildSerializer(schema);
      return serialize(document);
    };
  });
}
