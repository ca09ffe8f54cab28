import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';
import type { Answer, TestClient } from './client.ts';
import { closed, documentedParts, partsOf } from './documented-parts.ts';

interface Content {
  readonly 'application/json'?: {
    readonly schema: { readonly required?: readonly string[] };
    readonly example?: unknown;
  };
}
interface Response {
  /** A reference to one of the document's `components.responses`. */
  readonly $ref?: string;
  readonly content?: Content;
}
interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Content };
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema?: unknown }[];
  readonly responses: Readonly<Record<string, Response>>;
}
/** The parts of the OpenAPI document that tests use. */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}

/** Calls the REST API and checks every answer against the document that describes it. */
export class ApiContract {
  readonly #client: TestClient;
  readonly #document: ApiDocument;
  readonly #ajv = new Ajv2020({ strict: true, allErrors: true });
  readonly #answered = new Set<string>();
  readonly #seenProperties = new Set<string>();

  constructor(client: TestClient, document: ApiDocument) {
    this.#client = client;
    this.#document = document;
    formats.default(this.#ajv);
    this.#ajv.addVocabulary(Object.keys(document)); // its parts refer to one another, so it is added whole
    this.#ajv.addSchema({ ...document, paths: closed(document.paths) }, 'api'); // failures are in its components
  }

  /** Every call with every success it describes: `POST /api/joinwaitlist 201`. */
  get promised(): readonly string[] {
    return Object.entries(this.#document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        Object.keys(responses)
          .filter((status) => status.startsWith('2'))
          .map((status) => `${method.toUpperCase()} ${path} ${status}`),
      ),
    );
  }

  /** Every property of a successful answer that it describes: `GET /api/geo 200 country`. */
  get describedProperties(): readonly string[] {
    return Object.entries(this.#document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        Object.entries(responses).flatMap(([status, { content }]) =>
          documentedParts(content?.['application/json']?.schema ?? {})
            .filter((part) => !part.includes('='))
            .map((part) => `${method.toUpperCase()} ${path} ${status} ${part}`),
        ),
      ),
    );
  }

  /** Those that were seen. */
  get seenProperties(): ReadonlySet<string> {
    return this.#seenProperties;
  }

  /** Those that were seen. */
  get answered(): ReadonlySet<string> {
    return this.#answered;
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.hold('get', path, await this.#client.get(path, headers));
  }

  async post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.hold('post', path, await this.#client.post(path, body, headers));
  }

  async put(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.hold('put', path, await this.#client.put(path, body, headers));
  }

  /** Checks an example against its schema: that of the call's body, or of its answer with a status. */
  holdExample(method: string, path: string, example: unknown, status?: string): void {
    const where = status === undefined ? ['requestBody'] : ['responses', status];
    const place = pointer(
      'paths',
      path,
      method.toLowerCase(),
      ...where,
      'content',
      'application/json',
      'schema',
    );
    const isRight = this.#ajv.validate({ $ref: `api#${place}` }, example);
    expect(isRight, `${method} ${path}: ${JSON.stringify(example)} ${this.#ajv.errorsText()}`).toBe(true);
  }

  /** Checks an answer of the call against the document: its status, its code, its body. */
  hold(method: string, path: string, answer: Answer): Answer {
    const verb = method.toLowerCase();
    const template = Object.keys(this.#document.paths).find((each) => matches(each, path)) ?? '';
    const response = this.#document.paths[template]?.[verb]?.responses[String(answer.status)];
    if (response === undefined)
      throw new Error(`${verb} ${path} is not described with status ${answer.status}`);
    const name = response.$ref?.split('/').at(-1);
    const { content } = name === undefined ? response : (this.#document.components.responses[name] ?? {});
    if (content === undefined) expect(answer.body, `${verb} ${path} has no body`).toBe('');
    else if (content['application/json'] === undefined) {
      const [type] = (answer.headers.get('content-type') ?? '').split(';');
      expect(Object.keys(content), `${verb} ${path}`).toContain(type);
    } else {
      const place =
        name === undefined
          ? pointer('paths', template, verb, 'responses', String(answer.status))
          : pointer('components', 'responses', name);
      const $ref = `api#${place}${pointer('content', 'application/json', 'schema')}`;
      const isRight = this.#ajv.validate({ $ref }, answer.body);
      expect(isRight, `${verb} ${path}: ${JSON.stringify(answer.body)} ${this.#ajv.errorsText()}`).toBe(true);
    }
    const call = `${verb.toUpperCase()} ${template} ${answer.status}`;
    this.#answered.add(call);
    for (const part of partsOf(answer.body)) this.#seenProperties.add(`${call} ${part}`);
    return answer;
  }
}

/** https://www.rfc-editor.org/rfc/rfc6901, as a fragment. */
const pointer = (...keys: readonly string[]): string =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** Whether the address, without its query, matches the template. */
function matches(template: string, address: string): boolean {
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(address.split('?')[0] ?? '');
}
