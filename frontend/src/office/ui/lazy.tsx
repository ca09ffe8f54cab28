import { type ComponentType, useEffect, useState } from 'react';
import { reloadForNewRelease } from '../../platform/new-release.ts';
import { useToasts } from '../../ui/toasts.tsx';

/** A component whose code is loaded later. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads the code; later calls resolve immediately. */
  readonly load: () => Promise<void>;
  /** Loads the code ahead of time; a failure shows up when the part is shown. */
  readonly preload: () => void;
};

/**
 * A part of the page with code of its own, loaded when it is first shown; until then, `Outline` is in its place. If the
 * code cannot be loaded, it throws the error for the boundary around it.
 *
 * Not React's `lazy`: after an outline was shown, its Suspense holds back loaded content for 300 milliseconds.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Outline: ComponentType = () => null,
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  const load = async (): Promise<void> => {
    Part ??= await fetchPart();
  };

  function Shown(props: Props) {
    const [isThere, setThere] = useState(Part !== undefined);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      load().then(
        () => setThere(true), // a preload may have loaded it between rendering the outline and now
        (cause: unknown) => setFailure(cause instanceof Error ? cause : new Error(String(cause))),
      );
    }, []);
    if (failure !== undefined) throw failure;
    return isThere && Part !== undefined ? <Part {...props} /> : <Outline />;
  }
  return Object.assign(Shown, { load, preload: () => void load().catch(() => undefined) });
}

/** Opens a dialog that is a lazy part once its code is there. @param failed the message if it cannot be loaded. */
export function useLazyDialog<Props extends object>(Dialog: LazyPart<Props>, failed: string) {
  const toasts = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () =>
    Dialog.load().then(
      () => {
        setWasOpened(true);
        setIsOpen(true);
        return true;
      },
      async () => {
        if (!(await reloadForNewRelease(failed))) toasts.error(failed);
        return false;
      },
    );
  return {
    isOpen,
    /** Whether it is to be rendered; also while it closes. */
    wasOpened,
    /** Resolves with whether it opens; if not, the admin is told. */
    open,
    close: () => setIsOpen(false),
  };
}
