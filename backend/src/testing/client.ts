/** An answer, parsed. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // The response is what a test is about: it looks at any part of it.
  readonly body: any; // oxlint-disable-line typescript/no-explicit-any
}

/** A client that keeps cookies, as a browser does, or one without. */
export class TestClient {
  readonly #app: { readonly origin: string };
  readonly #cookies: Map<string, string> | null;

  /** @param app or its origin. */
  constructor(
    app: { readonly origin: string } | string,
    { cookies = false }: { readonly cookies?: boolean | Map<string, string> } = {},
  ) {
    this.#app = typeof app === 'string' ? { origin: app } : app;
    this.#cookies = cookies === true ? new Map() : cookies === false ? null : cookies;
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send('POST', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  put(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send('PUT', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  async graphql(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return this.post('/graphql', { query, variables }, headers);
  }

  async send(
    method: string,
    path: string,
    body: string | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const cookie = [...(this.#cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.#app.origin + path, {
      method,
      headers: { ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      this.#cookies?.set(name, value);
    }
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
  }

  /** The same browser at another instance. */
  at(origin: string): TestClient {
    return new TestClient(origin, { cookies: this.#cookies ?? false });
  }

  cookie(name: string): string | undefined {
    return this.#cookies?.get(name);
  }
}
