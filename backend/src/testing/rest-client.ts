import type { Answer } from './client.ts';

type Body = Answer['body'];

/** The fields of the waitlist form. */
export interface JoinForm {
  readonly firstName: string;
  readonly lastName: string;
  /** A country's name, as the form lists it. */
  readonly country: string;
  /** A broker's label, as the form lists it. */
  readonly broker: string;
  readonly phoneNo: number;
  readonly email: string;
  readonly referralCode: string;
}

export interface AmbassadorForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Without the prefix +44, which is shown beside the field. */
  readonly phoneNo?: number;
  readonly collegeName: string;
  readonly message: string;
}

/** A rejected call, thrown as clients do: anything but 200 to 299. */
export class Refused extends Error {
  readonly status: number;
  readonly body: Body;

  constructor({ status, body }: Answer) {
    super(String(body.message));
    this.status = status;
    this.body = body;
  }
}

/**
 * A client of the REST API like that of a single-page app: it keeps cookies, copies the XSRF cookie into its header,
 * sends its forms' fields, and reads only the fields it needs.
 */
export class RestClient {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  /** What `localStorage` would hold. */
  token: string | null = null;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async visitorCountry(): Promise<{ readonly country: string | null; readonly country_name: string | null }> {
    return this.#call('GET', '/api/geo');
  }

  /** Requests a code: by text message in India, by mail elsewhere. @returns the words to show. */
  async sendOtp(form: JoinForm, inIndia: boolean): Promise<string> {
    const body = { mobileNumber: form.phoneNo, email: form.email };
    return (await this.#call('POST', inIndia ? '/api/sendMobileOtp' : '/api/sendOtp', body)).message;
  }

  async verifyOtp(form: JoinForm, otp: string, inIndia: boolean): Promise<string> {
    const { message } = inIndia
      ? await this.#call('POST', '/api/verifyMobileOtp', { mobileNumber: form.phoneNo, otp })
      : await this.#call('POST', '/api/verifyOtp', { email: form.email, otp });
    return message;
  }

  /**
   * Joins, then requests the rank; with a code of 8 characters or more, requests its points and its owner's rank first.
   */
  async join(form: JoinForm, systemCountry: string): Promise<{ readonly id: string; readonly user: Body }> {
    const { result } = await this.#call('POST', '/api/joinwaitlist', { ...form, systemCountry });
    if (form.referralCode.length >= 8) {
      await this.#call('POST', '/api/updatePoints', { referralCode: form.referralCode });
      await this.rank({ referralId: form.referralCode });
    }
    return { id: result._id, user: await this.rank({ userId: result._id }) };
  }

  async rank(query: Readonly<Record<string, string>>): Promise<{ rank: number; referralId: string }> {
    const address = new URLSearchParams(query).toString();
    return (await this.#call('GET', `/api/getRank?${address}`)).result[0].user;
  }

  async sendAmbassadorOtp(email: string): Promise<string> {
    return (await this.#call('POST', '/api/sendOtp', { email })).message;
  }

  async verifyAmbassadorOtp(email: string, otp: string): Promise<string> {
    return (await this.#call('POST', '/api/verifyOtp', { email, otp })).message;
  }

  async joinAsAmbassador(form: AmbassadorForm): Promise<void> {
    await this.#call('POST', '/api/joinAsAmbassador', form);
  }

  async faqs(): Promise<
    readonly { readonly _id: string; readonly question: string; readonly answer: string }[]
  > {
    return (await this.#call('GET', '/api/getfaqs')).result;
  }

  async faq(id: string): Promise<Body> {
    return (await this.#call('GET', `/api/getfaq/${id}`)).result;
  }

  async dashboard(): Promise<Body> {
    return (await this.#call('GET', '/api/getDashboard')).result;
  }

  async signUp(name: string, email: string, password: string): Promise<string> {
    return (await this.#call('POST', '/api/admin/signup', { name, email, password, isAdmin: true })).message;
  }

  async confirm(token: string, password: string): Promise<string> {
    return (await this.#call('POST', '/api/admin/confirm', { token, password })).message;
  }

  /** Logs in and keeps the token. @returns the words to show. */
  async logIn(email: string, password: string): Promise<string> {
    const { accessToken, message } = await this.#call('POST', '/api/admin/login', { email, password });
    this.token = accessToken;
    return message;
  }

  async addFaq(question: string, answer: string): Promise<string> {
    return (await this.#call('POST', '/api/addfaq', { question, answer, isActive: true })).message;
  }

  async updateFaq(faqId: string, question: string, answer: string): Promise<string> {
    const body = { faqId, question, answer, isActive: true };
    return (await this.#call('PUT', '/api/updatefaq', body)).message;
  }

  async deleteFaq(faqId: string): Promise<string> {
    return (await this.#call('POST', '/api/deletefaq', { faqId, isActive: false })).message;
  }

  /** Referrers; with an id, that user. */
  async referralCounts(userId?: string): Promise<Body> {
    const query = userId === undefined ? '' : `?userId=${userId}`;
    return (await this.#call('GET', `/api/admin/getreferralcount${query}`)).result;
  }

  /** A page of those who joined. */
  async users(page = 1): Promise<Body> {
    return (await this.#call('GET', `/api/admin/getusers?limit=10&page=${page}`)).result.docs;
  }

  /** Every user's data, for a file. */
  async csv(): Promise<Body> {
    return (await this.#call('GET', '/api/admin/getcsv')).result;
  }

  async ambassadors(): Promise<Body> {
    return (await this.#call('GET', '/api/admin/getAmbassadors')).result.docs;
  }

  async #call(method: string, path: string, body?: unknown): Promise<Body> {
    const xsrf = this.#cookies.get('XSRF-TOKEN');
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        accept: 'application/json, text/plain, */*',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(xsrf === undefined ? {} : { 'x-xsrf-token': xsrf }),
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      this.#cookies.set(name, value);
    }
    const answer = { status: response.status, headers: response.headers, body: await response.json() };
    if (!response.ok) throw new Refused(answer);
    return answer.body;
  }
}
