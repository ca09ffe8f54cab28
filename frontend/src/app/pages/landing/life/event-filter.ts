/** Narrows the sample events down by words, all of which must occur, and by the kinds that are pressed. */
export function bringFilterToLife(card: HTMLElement): void {
  const box = card.querySelector('input');
  const status = card.querySelector('[role=status]');
  const noMatch = card.querySelector<HTMLElement>('[data-no-match]');
  const tags = [...card.querySelectorAll<HTMLElement>('[data-tag]')];
  const events = [...card.querySelectorAll<HTMLElement>('[data-event]')];
  if (box === null || status === null || noMatch === null) return;
  const filter = () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    const kinds = tags.filter((tag) => tag.ariaPressed === 'true').map((tag) => tag.dataset['tag']);
    for (const event of events) {
      const text = event.textContent.toLowerCase();
      const fits = words.every((word) => text.includes(word));
      event.hidden = !fits || (kinds.length > 0 && !kinds.includes(event.dataset['event']));
    }
    const shown = events.filter((event) => !event.hidden).length;
    noMatch.hidden = shown > 0;
    status.textContent =
      shown === events.length ? `${shown} sample events` : `${shown} of ${events.length} sample events`;
  };
  box.addEventListener('input', filter);
  for (const tag of tags) {
    tag.addEventListener('click', () => {
      tag.ariaPressed = String(tag.ariaPressed !== 'true');
      filter();
    });
  }
  // Whatever was typed before this code came.
  filter();
}
