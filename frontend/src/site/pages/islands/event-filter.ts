import { controlCarousel } from './carousel.ts';

/** Shows only events that contain every typed word and have a selected tag. */
export function start(card: HTMLElement): void {
  const box = openSearchBox(card);
  const status = card.querySelector('[role=status]');
  const matches = card.querySelector<HTMLElement>('[data-matches]');
  const noMatch = card.querySelector<HTMLElement>('[data-no-match]');
  const slider = card.querySelector<HTMLElement>('[data-carousel]');
  const tags = [...card.querySelectorAll<HTMLElement>('[data-tag]')];
  const events = [...card.querySelectorAll<HTMLElement>('[data-tagged]')];
  if (box === null || status === null || matches === null || noMatch === null || slider === null) return;
  const carousel = controlCarousel(slider);
  const filter = () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    const selected = tags.filter((tag) => tag.ariaPressed === 'true').map((tag) => tag.dataset['tag']);
    const matching = events.filter((event) => {
      const text = event.textContent.toLowerCase();
      const hasTag = selected.length === 0 || selected.includes(event.dataset['tagged']);
      return hasTag && words.every((word) => text.includes(word));
    });
    noMatch.hidden = matching.length > 0;
    matches.hidden = matching.length === 0;
    if (matching.length > 0) carousel?.show(matching);
    status.textContent = `${matching.length} of ${events.length} sample events`;
  };
  box.addEventListener('input', filter);
  for (const tag of tags) {
    tag.addEventListener('click', () => {
      tag.ariaPressed = String(tag.ariaPressed !== 'true');
      filter();
    });
  }
}

/** Replaces the text that looks like a search box with a real one. */
function openSearchBox(card: HTMLElement): HTMLInputElement | null {
  const template = card.querySelector<HTMLTemplateElement>('template[data-search-box]');
  const box = template?.content.querySelector('input') ?? null;
  if (box !== null) template?.nextElementSibling?.replaceWith(box);
  return box;
}
