/** Calls once when somebody comes near. @param rootMargin how near, in CSS' words. Answers what ends the watching. */
export function whenSeen(element: HTMLElement, rootMargin: string, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
