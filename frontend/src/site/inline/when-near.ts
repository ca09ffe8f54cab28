/** Calls `then` once, when the element is in the window or near it. @param margin how near, as a CSS margin. */
export function whenNear(element: HTMLElement, margin: string, then: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
}
