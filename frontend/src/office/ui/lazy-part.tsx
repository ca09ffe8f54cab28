import { type ComponentType, useEffect, useState } from 'react';

/** A component whose code is loaded later. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Preloads the code, so that it is there when the part is shown. Never rejects. */
  readonly preload: () => Promise<void>;
};

/**
 * A part of the page with code of its own, loaded when it is first shown; until then, `Outline` is in its place. If the
 * code cannot be loaded, it throws the error for the boundary around it.
 *
 * Not React's `lazy`: after an outline was shown, its Suspense holds back loaded content for 300 milliseconds.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Outline: ComponentType,
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  const fetchPart = async (): Promise<void> => {
    Part ??= await load();
  };

  function Shown(props: Props) {
    const [isThere, setThere] = useState(Part !== undefined);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      fetchPart().then(
        () => setThere(true), // a preload may have loaded it between rendering the outline and now
        (cause: unknown) => setFailure(cause instanceof Error ? cause : new Error(String(cause))),
      );
    }, []);
    if (failure !== undefined) throw failure;
    return isThere && Part !== undefined ? <Part {...props} /> : <Outline />;
  }
  return Object.assign(Shown, { preload: () => fetchPart().catch(() => undefined) });
}
