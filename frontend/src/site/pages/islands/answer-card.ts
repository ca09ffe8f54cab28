import { reportUnhandledErrors } from '../../../platform/report-error.ts';
import {
  cardWords,
  chartWords,
  figuresOf,
  type MarketFigures,
  type MarketQuestion,
  questions,
} from '../landing/market-data.ts';
import { between, drawMarket, type Market, marketOf, shapesOf } from '../landing/market-drawing.ts';
import { followSources } from './answer-sources.ts';

reportUnhandledErrors();

const answerMs = 900;
/** How much of that the question takes to be typed. */
const typingPart = 0.5;

/**
 * Answers the question whose button is pressed: it types itself, the chart and the figures move from the last answer to
 * its own. A question that the visitor types is one for early access.
 */
export function start(card: HTMLElement): void {
  const answer = card.querySelector<HTMLElement>('[data-answer]');
  const placeholder = card.querySelector<HTMLElement>('[data-question]');
  const buttons = [...card.querySelectorAll<HTMLElement>('[aria-pressed]')];
  if (answer === null || placeholder === null) return;
  const news = make('p', 'sr-only');
  news.role = 'status';
  answer.after(news);
  const box = openQuestionBox(placeholder);
  const sources = followSources(answer);
  const show = showIn(answer, box);
  const early = earlyAccess(answer);

  const choose = (index: number) => {
    const question = questions[index];
    if (question === undefined) return;
    early.hide();
    press(index);
    sources.set(question);
    show(question);
    news.textContent = question.answer.join('');
  };
  const press = (pressed: number) => {
    for (const [index, button] of buttons.entries()) button.ariaPressed = String(index === pressed);
  };
  for (const [index, button] of buttons.entries()) button.addEventListener('click', () => choose(index));
  box.form.addEventListener('submit', (event) => {
    event.preventDefault();
    const asked = plain(box.field.value);
    const known = questions.findIndex(({ question }) => plain(question) === asked);
    if (asked === '') box.field.focus();
    else if (known !== -1) choose(known);
    else {
      press(-1);
      early.show();
      news.textContent = early.words;
    }
  });
}

const plain = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface QuestionBox {
  readonly form: HTMLFormElement;
  readonly field: HTMLTextAreaElement;
}

/** Replaces the question with a field of the same size that has it. */
function openQuestionBox(placeholder: HTMLElement): QuestionBox {
  const field = make('textarea', `${placeholder.className} field-sizing-content resize-none`);
  field.value = placeholder.textContent;
  field.rows = 1;
  field.ariaLabel = 'Ask a question';
  field.maxLength = 120;
  field.enterKeyHint = 'search';
  field.spellcheck = false;
  const ask = make(
    'button',
    'h-9 rounded-lg bg-ink-3 px-3.5 text-sm font-semibold text-fg hover:bg-line max-sm:hidden',
  );
  ask.textContent = 'Ask';
  const form = make('form', 'contents');
  form.append(field, ask);
  placeholder.replaceWith(form);
  field.addEventListener('focus', () => field.select());
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  return { form, field };
}

/** Shows answers one after the other, each from what is shown when it begins; with reduced motion immediately. */
function showIn(answer: HTMLElement, { field }: QuestionBox): (question: MarketQuestion) => void {
  const chart = answer.querySelector('svg');
  const shapes = [...(chart?.querySelectorAll('g > *') ?? [])];
  const words = [...answer.querySelectorAll<HTMLElement>('[data-word]')];
  let shownMarket = marketOf(questions[0]);
  let shownFigures = figuresOf(questions[0]);
  let frame = 0;
  let isTyping = false;
  field.addEventListener('input', () => {
    isTyping = false; // the visitor does
  });

  const draw = (question: MarketQuestion, market: Market, figures: MarketFigures) => {
    shownMarket = market;
    shownFigures = figures;
    const drawn = Object.values(shapesOf(drawMarket(market))).flat();
    for (const [index, attributes] of drawn.entries())
      for (const [name, value] of Object.entries(attributes))
        shapes[index]?.setAttribute(name, String(value));
    for (const [index, text] of cardWords(question, figures).entries()) say(words[index], text);
  };

  return (question) => {
    cancelAnimationFrame(frame);
    const [fromMarket, toMarket] = [shownMarket, marketOf(question)];
    const [fromFigures, toFigures] = [shownFigures, figuresOf(question)];
    chart?.setAttribute('aria-label', chartWords(question));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const began = performance.now();
    isTyping = true;
    const step = (now: number) => {
      const part = isStill ? 1 : Math.min(1, Math.max(0, now - began) / answerMs);
      const eased = 1 - (1 - part) ** 3;
      if (isTyping)
        field.value = question.question.slice(0, Math.ceil((part / typingPart) * question.question.length));
      draw(question, between(fromMarket, toMarket, eased), figuresBetween(fromFigures, toFigures, eased));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step(began);
  };
}

function figuresBetween(from: MarketFigures, to: MarketFigures, part: number): MarketFigures {
  const mix = (name: keyof MarketFigures) => from[name] + (to[name] - from[name]) * part;
  return {
    matches: Math.round(mix('matches')),
    rose: Math.round(mix('rose')),
    best: mix('best'),
    mean: mix('mean'),
    worst: mix('worst'),
  };
}

/** Up and down have their colors. */
function say(element: HTMLElement | undefined, word: string): void {
  if (element === undefined || element.textContent === word) return;
  element.textContent = word;
  if (!/^[+−]/.test(word)) return;
  element.classList.toggle('text-up', word.startsWith('+'));
  element.classList.toggle('text-down', word.startsWith('−'));
}

/** Covers the answer for a question that has none yet, with the hero's own buttons to join, or to see the status. */
function earlyAccess(answer: HTMLElement) {
  const words = 'Early access answers this.';
  const cover = make('div', 'appear absolute inset-0 grid place-content-center justify-items-center gap-5');
  const text = make('p', 'text-2xl font-semibold tracking-tight text-fg');
  text.textContent = words;
  cover.append(text);
  for (const button of document.querySelectorAll(
    '#Home [data-opens=waitlist], #Home [href="/status"].if-known:not([data-share])',
  ))
    cover.append(button.cloneNode(true));
  const parts = [...answer.children];
  const setInert = (isInert: boolean) => parts.forEach((part) => part.toggleAttribute('inert', isInert));
  return {
    words,
    show: () => {
      setInert(true);
      answer.append(cover);
    },
    hide: () => {
      setInert(false);
      cover.remove();
    },
  };
}

function make<Name extends keyof HTMLElementTagNameMap>(
  tag: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
