import type { Product } from '../product.ts';

/** What the back office of a fresh product needs besides signups, so that no list is empty. */
export class Office {
  readonly #origin: string;
  readonly #token: string;

  private constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  get token(): string {
    return this.#token;
  }

  /** Sets the product up with the link that it printed. */
  static async open({ origin, printed }: Pick<Product, 'origin' | 'printed'>): Promise<Office> {
    const setup = /#setup=(\S+)/.exec(await printed())?.[1];
    const account = { name: 'Ada', email: 'ada@example.com', password: 'orbit-lantern-49-quill' };
    await post(origin, '/api/admin/signup', { ...account, setup });
    const { accessToken } = await post(origin, '/api/admin/login', account);
    return new Office(origin, String(accessToken));
  }

  /** One each: an API key, an endpoint (nothing is sent to it), a suppression, a draft of a broadcast, an application. */
  async furnish(): Promise<void> {
    await this.#graphql('mutation { createApiKey(input: { name: "report" }) { apiKey { id } } }');
    await this.#graphql(
      'mutation { createWebhookEndpoint(input: { url: "https://hooks.example.com/waitlist", types: ["mailing.done"] }) { endpoint { id } } }',
    );
    await this.#graphql('mutation { addSuppression(input: { email: "gone@example.com" }) { message } }');
    const saved = await this.#graphql(
      'mutation { saveMessageTemplate(input: { kind: BROADCAST, name: "News", subject: "News", body: "Hi {firstName}" }) { template { id } } }',
    );
    const templateId = /"id":"([^"]+)"/.exec(saved)?.[1] ?? '';
    await this.#graphql(
      `mutation { createBroadcast(input: { name: "News", segment: {}, templateId: "${templateId}" }) { message } }`,
    );
    const email = 'grace@example.com';
    await post(this.#origin, '/api/sendOtp', { email, purpose: 'ambassador' });
    await post(this.#origin, '/api/verifyOtp', { email, otp: await this.#newestCode() });
    await post(this.#origin, '/api/joinAsAmbassador', {
      firstName: 'Grace',
      lastName: 'Hopper',
      email,
      phoneNo: 7_400_123_456,
      collegeName: 'Vassar',
      message: 'I want to help.',
    });
  }

  /** @returns the id of the first user in the list. */
  async findLeader(): Promise<string> {
    const found = await this.#graphql('{ dashboard { mostUsedReferral { userId } } }');
    const id = /"userId":"([^"]+)"/.exec(found)?.[1];
    if (id === undefined) throw new Error('Nobody has points');
    return id;
  }

  async #newestCode(): Promise<string> {
    for (let tries = 0; tries < 100; tries += 1) {
      const headers = { authorization: `Bearer ${this.#token}` };
      const [newest] = (await (await fetch(`${this.#origin}/outbox.json`, { headers })).json()) as readonly {
        readonly code: string | null;
      }[];
      if (typeof newest?.code === 'string') return newest.code;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('No code came');
  }

  async #graphql(query: string): Promise<string> {
    const headers = { authorization: `Bearer ${this.#token}` };
    const { data, errors } = await post(this.#origin, '/graphql', { query }, headers);
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return JSON.stringify(data);
  }
}

async function post(
  origin: string,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Readonly<Record<string, unknown>>;
}
