/** Closes the side drawer when one of its page links is followed, or the focus moves past its end. */
export function closeMenuOnLeave(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element)
      target.closest('.drawer li a')?.closest<HTMLElement>('.drawer')?.hidePopover();
  });
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    const drawer = target instanceof Element ? target.closest<HTMLElement>('.drawer') : null;
    if (relatedTarget instanceof Node && drawer?.contains(relatedTarget) === false) drawer.hidePopover();
  });
}
