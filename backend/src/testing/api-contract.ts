import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';
import type { Answer, TestClient } from './client.ts';

interface Response {
  readonly content?: { readonly 'application/json'?: { readonly schema: object } };
}
interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly responses: Readonly<Record<string, Response>>;
}
/** The parts of the OpenAPI document that a test looks at. */
export interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Calls the REST API and holds every answer against the document that describes it. */
export class ApiContract {
  readonly #client: TestClient;
  readonly #document: ApiDocument;
  readonly #ajv = new Ajv2020({ strict: true, allErrors: true });
  readonly #answered = new Set<string>();

  constructor(client: TestClient, document: ApiDocument) {
    this.#client = client;
    this.#document = document;
    formats.default(this.#ajv);
  }

  /** Every call with every status it has a schema for by number: `POST /api/joinwaitlist 201`. */
  get promised(): readonly string[] {
    return Object.entries(this.#document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        Object.keys(responses)
          .filter((status) => /^\d+$/.test(status))
          .map((status) => `${method.toUpperCase()} ${path} ${status}`),
      ),
    );
  }

  /** Those of them that were met. */
  get answered(): ReadonlySet<string> {
    return this.#answered;
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.#hold('get', path, await this.#client.get(path, headers));
  }

  async post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.#hold('post', path, await this.#client.post(path, body, headers));
  }

  async put(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.#hold('put', path, await this.#client.put(path, body, headers));
  }

  #hold(method: string, path: string, answer: Answer): Answer {
    const template = Object.keys(this.#document.paths).find((each) => matches(each, path));
    const responses = this.#document.paths[template ?? '']?.[method]?.responses ?? {};
    const response = responses[String(answer.status)] ?? responses[`${String(answer.status)[0] ?? ''}XX`];
    if (response === undefined)
      throw new Error(`${method} ${path} is not described with status ${answer.status}`);
    const schema = response.content?.['application/json']?.schema;
    if (schema === undefined) expect(answer.body, `${method} ${path} has no body`).toBe('');
    else {
      const isRight = this.#ajv.validate(schema, answer.body);
      expect(isRight, `${method} ${path}: ${this.#ajv.errorsText()}`).toBe(true);
    }
    this.#answered.add(`${method.toUpperCase()} ${template ?? ''} ${answer.status}`);
    return answer;
  }
}

/** Whether the address, its query left out, is one of the template's. */
function matches(template: string, address: string): boolean {
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(address.split('?')[0] ?? '');
}
