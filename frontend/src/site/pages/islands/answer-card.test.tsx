import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerCard } from '../landing/answer-card.tsx';
import { cardWords, chartWords, figuresOf, type MarketQuestion, questions } from '../landing/market-data.ts';
import { drawMarket, marketOf, shapesOf } from '../landing/market-drawing.ts';
import { start } from './answer-card.ts';

const [banks, gold = banks, oil = banks] = questions;

/** The page: the hero's buttons to join and to see the status, and the card as the server sends it. */
function open({ isStill = true } = {}): HTMLElement {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: isStill, media: query }) as MediaQueryList;
  document.body.innerHTML = `<section id="Home">
    <button data-opens="waitlist">Join the waitlist</button>
    <a class="if-known" href="/status">See status</a><a class="if-known" href="/status" data-share>Share</a>
    ${renderToStaticMarkup(<AnswerCard />)}</section>`;
  const card = document.querySelector('figure');
  if (card === null) throw new Error('The page has no card');
  start(card);
  return card;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ask a question' });
const wordsIn = (card: HTMLElement) =>
  [...card.querySelectorAll('[data-word]')].map(({ textContent }) => textContent);
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

/** The card shows the question's answer: its words and figures, and each shape of its chart. */
function expectAnswer(card: HTMLElement, question: MarketQuestion): void {
  expect(field().value).toBe(question.question);
  expect(wordsIn(card)).toEqual(cardWords(question, figuresOf(question)));
  screen.getByLabelText(chartWords(question));
  const shapes = Object.values(shapesOf(drawMarket(marketOf(question)))).flat();
  const drawn = [...card.querySelectorAll('svg g > *')];
  expect(drawn.length).toBe(shapes.length);
  for (const [index, attributes] of shapes.entries())
    for (const [name, value] of Object.entries(attributes))
      expect(drawn[index]?.getAttribute(name), `${name} of shape ${index}`).toBe(String(value));
}

describe('the card of the hero', () => {
  it('has the first answer as the server sends it', () => {
    expectAnswer(open(), banks);
    expect(pressed()).toEqual([banks.short]);
  });

  it('answers the question whose button is pressed: field, words, figures, chart', async () => {
    const user = userEvent.setup();
    const card = open();
    for (const question of [oil, gold, banks]) {
      await user.click(screen.getByText(question.short));
      expectAnswer(card, question);
      expect(pressed()).toEqual([question.short]);
      expect(screen.getByRole('status').textContent).toBe(question.answer.join(''));
    }
    await user.click(screen.getByText(oil.short));
    const mean = within(card).getByText('−1.3%');
    expect(mean.className).toMatch(/text-down/);
    expect(mean.className).not.toMatch(/text-up/);
  });

  it('leaves a question of the visitor to early access, and comes back to its own', async () => {
    const user = userEvent.setup();
    const card = open();
    await user.click(field());
    await user.keyboard('Is coffee expensive?{Enter}');
    const cover = screen.getByText('Early access answers this.', { selector: ':not([role])' }).parentElement;
    expect(within(cover ?? card).getByText('Join the waitlist').dataset['opens']).toBe('waitlist');
    within(cover ?? card).getByText('See status');
    expect(within(cover ?? card).queryByText('Share')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Early access answers this.');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    expect(card.querySelectorAll('[data-answer] > [inert]').length).toBe(3 + 1); // the closed source, too

    await user.clear(field());
    await user.keyboard('what does gold do after a surprise rate cut{Enter}');
    expectAnswer(card, gold);
    expect(card.querySelectorAll('[inert]').length).toBe(0);
    expect(cover?.isConnected).toBe(false);
  });

  it('asks for a question when there is none', async () => {
    const user = userEvent.setup();
    const card = open();
    await user.clear(field());
    await user.click(screen.getByText('Ask'));
    expect(document.activeElement).toBe(field());
    expect(wordsIn(card)).toEqual(cardWords(banks, figuresOf(banks)));
  });

  it('opens one source at a time, says it is made up, and closes it with the next answer', async () => {
    const user = userEvent.setup();
    open();
    const source = (number: number) => screen.getByRole('button', { name: `Source ${number}` });
    const text = (of: MarketQuestion, index: number) => `made up like the answer: ${of.sources[index] ?? ''}`;
    await user.click(source(1));
    expect(document.getElementById('answer-source')?.textContent).toContain(text(banks, 0));
    await user.click(source(3));
    expect(document.getElementById('answer-source')?.textContent).toContain(text(banks, 2));
    expect([1, 2, 3].map((number) => source(number).ariaExpanded)).toEqual(['false', 'false', 'true']);
    await user.click(source(3));
    expect(document.getElementById('answer-source')?.hidden).toBe(true);

    await user.click(source(2));
    await user.click(screen.getByText(oil.short));
    expect(document.getElementById('answer-source')?.hidden).toBe(true);
    await user.click(source(2));
    expect(document.getElementById('answer-source')?.textContent).toContain(text(oil, 1));
  });
});

describe('with motion', () => {
  beforeEach(() =>
    vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] }),
  );
  afterEach(() => vi.useRealTimers());

  it('the question types itself, chart and figures move, and the last one pressed is what stays', () => {
    const card = open({ isStill: false });
    screen.getByText(oil.short).click();
    vi.advanceTimersByTime(200);
    expect(oil.question.startsWith(field().value)).toBe(true);
    expect(field().value.length).toBeLessThan(oil.question.length);
    const moving = wordsIn(card);
    expect(moving).not.toEqual(cardWords(oil, figuresOf(oil)));
    expect(moving).not.toEqual(cardWords(oil, figuresOf(banks)));
    screen.getByText(gold.short).click();
    vi.advanceTimersByTime(1500);
    expectAnswer(card, gold);
  });

  it('what the visitor types meanwhile stays', () => {
    open({ isStill: false });
    screen.getByText(oil.short).click();
    vi.advanceTimersByTime(100);
    field().value = 'Is coffee';
    field().dispatchEvent(new Event('input'));
    vi.advanceTimersByTime(1500);
    expect(field().value).toBe('Is coffee');
  });
});
