import { type MarketQuestion, questions } from '../landing/market-data.ts';

/** Turns the numbers of the sources into buttons, each of which opens what that source would be, below the answer. */
export function followSources(answer: HTMLElement): { readonly set: (question: MarketQuestion) => void } {
  const numbers = [...answer.querySelectorAll<HTMLElement>('[data-sources] > :not(.sr-only)')];
  const panel = document.createElement('p');
  panel.id = 'answer-source';
  panel.className = 'appear border-t border-line bg-ink/60 px-4 py-3 text-caption sm:px-5';
  panel.hidden = true;
  answer.querySelector('[data-sources]')?.closest('p')?.after(panel);
  let sources: readonly string[] = questions[0].sources;

  const open = (opened: number | null) => {
    panel.hidden = opened === null;
    if (opened !== null)
      panel.textContent = `Source ${opened + 1}, made up like the answer: ${sources[opened] ?? ''}`;
    for (const [index, button] of buttons.entries()) button.ariaExpanded = String(index === opened);
  };
  const buttons = numbers.map((number, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `${number.className} transition-colors hover:bg-line aria-expanded:bg-accent aria-expanded:text-accent-ink`;
    button.ariaLabel = `Source ${index + 1}`;
    button.textContent = number.textContent;
    button.setAttribute('aria-controls', panel.id);
    button.addEventListener('click', () => open(button.ariaExpanded === 'true' ? null : index));
    number.replaceWith(button);
    return button;
  });
  open(null);
  return {
    set: (question) => {
      ({ sources } = question);
      open(null);
    },
  };
}
