import { bringCarouselToLife } from './carousel-controls.ts';

/** Narrows the slider down to events that hold every word typed and are of a kind that is pressed. */
export function bringFilterToLife(card: HTMLElement): void {
  const box = openSearchBox(card);
  const status = card.querySelector('[role=status]');
  const matches = card.querySelector<HTMLElement>('[data-matches]');
  const noMatch = card.querySelector<HTMLElement>('[data-no-match]');
  const slider = card.querySelector<HTMLElement>('[data-carousel]');
  const tags = [...card.querySelectorAll<HTMLElement>('[data-tag]')];
  const events = [...card.querySelectorAll<HTMLElement>('[data-tagged]')];
  if (box === null || status === null || matches === null || noMatch === null || slider === null) return;
  const carousel = bringCarouselToLife(slider);
  const filter = () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    const kinds = tags.filter((tag) => tag.ariaPressed === 'true').map((tag) => tag.dataset['tag']);
    const fitting = events.filter((event) => {
      const text = event.textContent.toLowerCase();
      const isOfKind = kinds.length === 0 || kinds.includes(event.dataset['tagged']);
      return isOfKind && words.every((word) => text.includes(word));
    });
    noMatch.hidden = fitting.length > 0;
    matches.hidden = fitting.length === 0;
    if (fitting.length > 0) carousel?.show(fitting);
    status.textContent = `${fitting.length} of ${events.length} sample events`;
  };
  box.addEventListener('input', filter);
  for (const tag of tags) {
    tag.addEventListener('click', () => {
      tag.ariaPressed = String(tag.ariaPressed !== 'true');
      filter();
    });
  }
}

/** Puts the search box where its likeness has kept the room. */
function openSearchBox(card: HTMLElement): HTMLInputElement | null {
  const template = card.querySelector<HTMLTemplateElement>('template[data-search-box]');
  const box = template?.content.querySelector('input') ?? null;
  if (box !== null) template?.nextElementSibling?.replaceWith(box);
  return box;
}
