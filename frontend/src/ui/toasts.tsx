import { useMemo, type ReactNode } from 'react';
import { Toast } from '@base-ui/react/toast';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { AlertIcon, CheckIcon, CloseIcon } from './icons.tsx';

/** What a user can do about what a toast says; it also has another place. */
export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

export interface Toasts {
  /** With something to do about it, it stays for longer. */
  success(message: string, ...actions: readonly ToastAction[]): void;
  error(message: string): void;
  /** Something that takes its time; it stays until {@link Toasts.clear}. */
  progress(message: string, action: ToastAction): void;
  /** Removes the current message: it is about something that has ended. */
  clear(): void;
}

interface ToastData {
  readonly actions: readonly ToastAction[];
}

/** An error stays for longer: it has to be understood. */
const errorTimeoutMs = 7000;
/** What can be done about it, such as undoing it, takes a thought. A pointer or the focus on it stops the clock. */
const actionTimeoutMs = 25_000;

interface ToastProviderProps {
  /**
   * Where they appear, one at a time: at the top, below the site's header; `bar`: over the bar with a screen's title, so
   * that they cover no list and no pager.
   */
  edge?: 'top' | 'bar';
  children: ReactNode;
}

/** Short messages above everything, announced politely; a swipe or the close button removes one. */
export function ToastProvider({ edge = 'top', children }: ToastProviderProps) {
  return (
    <Toast.Provider timeout={edge === 'top' ? 3000 : errorTimeoutMs} limit={edge === 'top' ? 1 : 3}>
      {/* oxlint-disable-next-line house/translatable-text -- nothing is ever put before the page itself */}
      {children}
      <Toast.Portal>
        <Toast.Viewport
          className={classNames(
            'fixed inset-x-4 z-60 mx-auto flex print:hidden max-w-md flex-col gap-2 outline-none',
            // At the top, they appear above a dialog or, if there is room, next to it; they never cover it, nor the
            // header, which is behind a dialog.
            edge === 'top'
              ? 'top-20 in-[body:has([data-dialog-page])]:max-[72rem]:top-4 min-[72rem]:right-6 min-[72rem]:left-auto min-[72rem]:w-[min(24rem,50vw-19.5rem)]'
              : 'top-1 lg:left-62',
          )}
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

export function useToasts(): Toasts {
  const { add, close } = Toast.useToastManager<ToastData>();
  return useMemo(() => {
    return {
      success: (message, ...actions) =>
        void add({
          ...{ title: message, type: 'success', data: { actions } },
          ...(actions.length > 0 && { timeout: actionTimeoutMs }),
        }),
      progress: (message, action) =>
        void add({ title: message, type: 'progress', timeout: 0, data: { actions: [action] } }),
      error: (message) =>
        void add({ title: message, type: 'error', priority: 'high', timeout: errorTimeoutMs }),
      clear: () => close(),
    };
  }, [add, close]);
}

function ToastList() {
  const { toasts, close } = Toast.useToastManager<ToastData>();
  // The newest comes first.
  return toasts.slice(0, 1).map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // A message asks for no answer, so it is not a dialog.
      role="group"
      aria-modal={undefined}
      // An error, which is announced at once, can be focused like any other, so it is not hidden.
      aria-hidden={undefined}
      swipeDirection={['up', 'right']}
      className="translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-control border border-line-2 bg-ink-3 shadow-2xl shadow-black/60 transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-3 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-start gap-3 py-1.5 pr-1.5 pl-4">
        <span className={`mt-2.5 shrink-0 ${toast.type === 'error' ? 'text-down' : 'text-up'}`}>
          {toast.type === 'error' ? <AlertIcon /> : toast.type === 'progress' ? <Spinner /> : <CheckIcon />}
        </span>
        <div className="min-w-0 flex-1">
          <Toast.Title render={<p />} className="py-2 text-small leading-snug wrap-anywhere text-fg" />
          <div className="contents">
            {toast.data?.actions.map(({ label, act }) => (
              <button
                key={label}
                type="button"
                className="-mt-2 mr-4 h-11 rounded-lg text-small font-medium text-fg underline underline-offset-4 hover:text-fg-2"
                onClick={() => {
                  close(toast.id);
                  act();
                }}
              >
                {label}
              </button>
            ))}
          </div>
        </div>
        <Toast.Close
          aria-label="Dismiss"
          // Always visible to keyboard users, not only while the list is hovered.
          aria-hidden={false}
          className="grid size-11 shrink-0 place-items-center rounded-lg text-fg-3 transition-colors hover:text-fg"
        >
          <CloseIcon size={18} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
