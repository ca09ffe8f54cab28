import type { Browser, Locator, Page } from 'playwright-core';
import { expect, onTestFailed } from 'vitest';
import { allQuestions, forEachQuestion } from '../backend/src/questions.form.ts';
import { contrastViolationsIn, violationsIn } from './axe.ts';
import { newContext, type PooledContext, returnContext, takeContext } from './context-pool.ts';
import { isFullMatrix, officeViews } from './matrix.ts';

/** An address in India, by the country database that ships with the product. */
const indianAddress = '103.21.58.1';

export interface VisitorOptions {
  readonly width?: number;
  readonly from?: 'India' | 'nowhere';
  readonly path?: string;
  /** What the browser has stored from an earlier visit. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The browser has nothing of the site in its cache. */
  readonly isFirstVisit?: boolean;
}

/** What a visitor fills in. */
export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly country: string;
  readonly phone: string;
  readonly referralCode?: string;
}

/** A phone's, in a full run a tablet's, and a desktop's. */
export const usualWidths: readonly number[] = isFullMatrix ? [390, 768, 1440] : [390, 1440];
/** Windows below this width, in px, are those of phones. */
const narrow = 500;
const heightFor = (width: number): number => (width < narrow ? 844 : 900);

/** What every visitor answers to each question: the last option, or a word. */
export const usualAnswers = forEachQuestion((question) => {
  const word = { slug: 'Something', label: 'Something' };
  return question.kind === 'choice' ? (question.options.at(-1) ?? word) : word;
});

let people = 0;

/** The pages at which axe has looked, and the dialogs over each. */
const lookedAt = new Set<string>();

/** Whether axe is to look: at each state in a full run, otherwise at the first of a page, and of a dialog over it. */
async function isForAxe(page: Page): Promise<boolean> {
  const titles = await page
    .locator('[role=dialog], [role=alertdialog], dialog[open]')
    .evaluateAll((dialogs) => dialogs.map((dialog) => dialog.querySelector('h1, h2, h3')?.textContent));
  const { pathname } = new URL(page.url());
  const place = [pathname.replaceAll(/[\da-f-]{36}/g, ':id'), ...titles].join(' ').replaceAll(/\d+/g, 'N');
  const isFirst = !lookedAt.has(place);
  lookedAt.add(place);
  return isFirst || isFullMatrix;
}

/** Valid details, unique to one visitor. */
export function details(changes: Partial<Details> = {}): Details {
  people += 1;
  const unique = `${Date.now()}${people}`;
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada${unique}@example.com`,
    country: 'Germany',
    phone: `030 ${unique.slice(-7)}`,
    ...changes,
  };
}

/** A visitor in a browser. Any complaint on the page's console fails the test that calls `leave`. */
export class Visitor {
  readonly page: Page;
  readonly #pooled: PooledContext;
  readonly #complaints: string[] = [];
  readonly #answers: string[] = [];
  #hasLeft = false;

  private constructor(page: Page, pooled: PooledContext) {
    this.#pooled = pooled;
    this.page = page;
    page.on('console', (message) => {
      // Debug messages are the log of what is not shown.
      if (message.type() !== 'debug') this.#complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#complaints.push(String(error)));
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const asked = response.request().postData() ?? '';
      const operation = /"operationName":"(\w+)"/.exec(asked)?.[1] ?? '';
      this.#answers.push(`${response.status()} ${pathname} ${operation}`);
    });
    page.on('requestfailed', (request) => this.#answers.push(`no answer ${request.url()}`));
    onTestFailed(async ({ task }) => {
      const [error] = task.result?.errors ?? [];
      if (error !== undefined) error.message += `\n\n${await this.#tellWhatIsShown()}`;
      await this.#end('failed');
    });
  }

  static async arrive(
    browser: Browser,
    origin: string,
    { width = 1440, from = 'nowhere', path = '/', stored = {}, isFirstVisit = false }: VisitorOptions = {},
  ): Promise<Visitor> {
    const pooled = await (isFirstVisit ? newContext(browser, origin) : takeContext(browser, origin, stored));
    const page = await pooled.context.newPage();
    await page.setViewportSize({ width, height: heightFor(width) });
    if (from === 'India') await page.setExtraHTTPHeaders({ 'x-forwarded-for': indianAddress });
    const visitor = new Visitor(page, pooled);
    await visitor.page.goto(path);
    return visitor;
  }

  /** Ends the visit; nothing may have been logged to the console, except (`but`) what the test expected. */
  async leave({ but }: { readonly but?: RegExp } = {}): Promise<void> {
    await this.#end('good');
    expect(this.#complaints.filter((complaint) => but?.test(complaint) !== true)).toEqual([]);
  }

  /**
   * An answer that a test still holds back or fetches is abandoned: its failure would belong to no test, and fail the
   * run. The browser's memory of the site goes to the next visitor, but not from a test that failed.
   */
  async #end(visit: 'good' | 'failed'): Promise<void> {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    if (!this.page.isClosed()) await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    if (visit === 'good') await returnContext(this.#pooled);
    else await this.#pooled.context.close();
  }

  /** To explain a failed test: the page's text, and the server's answers. */
  async #tellWhatIsShown(): Promise<string> {
    if (this.page.isClosed()) return '';
    const shown = await this.page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
    const opening = await this.page
      .locator('[aria-busy=true], [role=dialog]')
      .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 300)))
      .catch(String);
    return [
      `The page at ${this.page.url()} then showed:`,
      beginningOf(shown),
      'What is busy, and its dialogs:',
      String(opening),
      'Its last answers were:',
      ...this.#answers.slice(-10),
      'Its console said:',
      beginningOf(this.#complaints.join('\n'), 10),
    ].join('\n');
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  async openSignup(title = 'Signup for early access'): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Join the waitlist' }).first().click();
    await this.dialog.getByRole('heading', { name: title }).waitFor();
  }

  /** Fills in both pages of the form. */
  async fillIn(person: Details): Promise<void> {
    await this.fillInContact(person);
    for (const { key, question } of allQuestions) {
      const { label } = usualAnswers[key];
      if (question.kind === 'choice') await this.choose(question.label, label);
      else await this.dialog.getByRole('textbox', { name: question.label }).fill(label);
    }
    if (person.referralCode !== undefined)
      await this.dialog.getByLabel('Referral code').fill(person.referralCode);
  }

  /** Fills in the first page of the form, and goes on to the next. */
  async fillInContact({ firstName, lastName, email, country, phone }: Details): Promise<void> {
    await this.dialog.getByLabel('First name').fill(firstName);
    await this.dialog.getByLabel('Last name').fill(lastName);
    await this.dialog.getByLabel('Email').fill(email);
    await this.choose('Country', country);
    await this.dialog.getByLabel('Phone number').fill(phone);
    await this.goOn();
  }

  /** From the first page of the form to the next. */
  async goOn(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Continue' }).click();
    await this.dialog.getByText('2 of 2').waitFor();
  }

  async choose(label: string, option: string): Promise<void> {
    const box = this.dialog.getByRole('combobox', { name: label });
    if ((await box.inputValue()) === option) return;
    await box.fill(option);
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** From either page of the form. */
  async sendCode(): Promise<void> {
    if (await this.dialog.getByText('1 of 2').isVisible()) await this.goOn();
    await this.dialog.getByRole('button', { name: 'Send OTP' }).click();
    await this.dialog.getByRole('heading', { name: /OTP/ }).waitFor();
  }

  /** Types a code into the boxes, of which the first has the focus. */
  async typeCode(code: string): Promise<void> {
    await this.dialog.getByRole('textbox').first().focus();
    await this.page.keyboard.type(code);
  }

  /** The rank of the result, above where friends would take it. */
  get rank() {
    return this.dialog.getByText(/^#\d+$/).first();
  }

  /** The rank that the result shows. */
  async shownRank(): Promise<number> {
    const text = await this.rank.textContent();
    return Number(text?.slice(1));
  }

  /** The code that the result offers to share. */
  async shownReferralId(): Promise<string> {
    const link = await this.dialog.getByText(/\/\?ref=/).textContent();
    return new URL(link ?? '').searchParams.get('ref') ?? '';
  }

  async waitForToast(message: string | RegExp): Promise<void> {
    await this.page.getByRole('group').filter({ hasText: message }).first().waitFor();
  }

  /**
   * Expects that nothing is wider than the window or, if that is narrow, than one of 320 px, and that axe finds nothing:
   * at the first state of a page and of a dialog, in a full run at each. In the back office, the contrast of a wide window
   * is also checked in the other theme.
   */
  async expectAccessible(state: string): Promise<void> {
    await this.#expectNoSidewaysScrollNarrower(state);
    if (!(await isForAxe(this.page))) return;
    expect(await violationsIn(this.page), `axe: ${state}`).toEqual([]);
    if ((this.page.viewportSize()?.width ?? 0) >= narrow) await this.#expectContrastInOtherTheme(state);
  }

  /**
   * The same of a screen of the back office: axe looks at it in every view, in each of which the state has to show `what`.
   * The window and the theme are as they were afterwards, so that one visit does for all; `remake` makes a state again
   * that a resize ended.
   */
  async expectAccessibleInViews(state: string, what: Locator, remake?: () => Promise<void>): Promise<void> {
    if (!(await what.isVisible())) await remake?.();
    await what.waitFor();
    if (!(await isForAxe(this.page))) return this.#expectNoSidewaysScrollNarrower(state);
    const before = this.page.viewportSize();
    const themeBefore = await this.#theme();
    for (const { width, theme, rules } of officeViews) {
      const view = `${state}, ${width} px, ${theme}`;
      await this.resize(width);
      await this.#setTheme(theme);
      await twoFrames(this.page);
      if (remake !== undefined && !(await what.isVisible())) await remake();
      await what.waitFor();
      const violations = await (rules === 'all' ? violationsIn : contrastViolationsIn)(this.page);
      expect(violations, `axe: ${view}`).toEqual([]);
      await this.#expectNoSidewaysScrollNarrower(view);
      expect(await this.#theme(), `theme: ${state}`).toBe(theme);
      if (remake === undefined) expect(await what.isVisible(), `still shown: ${view}`).toBe(true);
    }
    if (before !== null) await this.page.setViewportSize(before);
    if (themeBefore !== null) await this.#setTheme(themeBefore);
    await twoFrames(this.page);
  }

  /** In a narrow window, also in one of 320 px. */
  async #expectNoSidewaysScrollNarrower(state: string): Promise<void> {
    await this.expectNoSidewaysScroll(state);
    const { width = 0, height = 0 } = this.page.viewportSize() ?? {};
    if (width >= narrow) return;
    await this.page.setViewportSize({ width: 320, height });
    await this.expectNoSidewaysScroll(`${state}, 320 px`);
    await this.page.setViewportSize({ width, height });
  }

  readonly #theme = () => this.page.locator('html').getAttribute('data-theme');

  async #setTheme(theme: string): Promise<void> {
    // Colors would fade, however briefly, and inherited ones begin when their parent's have ended: many frames.
    await this.page.locator('html').evaluate((html, given) => {
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after, ::details-content { transition: none !important }');
      document.adoptedStyleSheets.push(still);
      html.setAttribute('data-theme', given);
      document.getAnimations(); // which brings styles up to date
      document.adoptedStyleSheets.pop();
    }, theme);
  }

  async #expectContrastInOtherTheme(state: string): Promise<void> {
    const theme = await this.#theme();
    if (theme === null) return;
    await this.#setTheme(theme === 'dark' ? 'light' : 'dark');
    expect(await contrastViolationsIn(this.page), `contrast in the other theme: ${state}`).toEqual([]);
    await this.#setTheme(theme);
  }

  /**
   * The same in windows of several widths, and nothing wider than one of 320 px: axe looks in the widest window, at contrast
   * in the narrowest, in a full run in all. The window is as it was afterwards: what a page looks like depends on its width
   * alone, so that one visit does for all.
   */
  async expectAccessibleAtWidths(state: string, widths: readonly number[] = usualWidths): Promise<void> {
    const before = this.page.viewportSize();
    const forAxe = (await isForAxe(this.page)) ? widths : [];
    for (const width of new Set([320, ...widths])) {
      await this.resize(width);
      const where = `${state}, ${width} px`;
      await this.expectNoSidewaysScroll(where);
      if (width === Math.max(...forAxe) || (isFullMatrix && forAxe.includes(width)))
        expect(await violationsIn(this.page), `axe: ${where}`).toEqual([]);
      else if (width === Math.min(...forAxe))
        expect(await contrastViolationsIn(this.page), `contrast: ${where}`).toEqual([]);
    }
    if (before !== null) await this.page.setViewportSize(before);
  }

  async resize(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: heightFor(width) });
  }

  async expectNoSidewaysScroll(state: string): Promise<void> {
    // What scripts size follows the window a frame later.
    const overflow = () =>
      this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, { message: `sideways scroll: ${state}` }).toBe(0);
  }
}

/** Waits for something that a refresh of the page brings, and has it refresh now, as it does when it becomes visible again. */
export async function waitForRefreshed(page: Page, what: Locator): Promise<void> {
  const isThere = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return what.isVisible();
  };
  await expect.poll(isThere, { message: String(what), interval: 200 }).toBe(true);
}

/** The beginning of a long text, and how much was left out: two failures fit in the last 200 lines of a run. */
export function beginningOf(text: string, mostLines = 50): string {
  const kept = text.split('\n').slice(0, mostLines).join('\n').slice(0, 4096);
  return kept === text ? text : `${kept}\n… and ${text.length - kept.length} more characters`;
}

/** Waits until the focus is on an element or in it: a dialog takes it a moment after it is shown. */
export async function focusWithin(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Types into the box of a list, and takes the choice that it then offers first. */
export async function pickByKeyboard(page: Page, box: Locator, typed: string, choice: string): Promise<void> {
  await focusWithin(box);
  await page.keyboard.type(typed);
  await page
    .getByRole('option', { name: choice, exact: true })
    .and(page.locator('[data-highlighted]'))
    .waitFor();
  await page.keyboard.press('Enter');
}

/** Waits until everything that has arrived in a page is rendered, including its effects. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen()))),
  );

/** The code in a message. */
export const codeIn = ({ code }: { readonly code: string | null }): string => code ?? '';

/** A different code of the same length. */
export const wrongCode = (code: string): string =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
