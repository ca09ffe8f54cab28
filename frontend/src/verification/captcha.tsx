import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { CaptchaKind, ProofDemand } from '@waitlist/backend/proof';
import { logQuietly } from '../platform/log.ts';

type CaptchaDemand = Extract<ProofDemand, { kind: CaptchaKind }>;

/** What the scripts of both services have in common. */
interface CaptchaApi {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  remove(widgetId: string): void;
}

declare global {
  interface Window {
    readonly turnstile?: CaptchaApi;
    readonly hcaptcha?: CaptchaApi;
    onCaptchaLoad?: () => void;
  }
}

const services = {
  TURNSTILE: {
    name: 'Cloudflare Turnstile',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    api: () => window.turnstile,
  },
  HCAPTCHA: { name: 'hCaptcha', script: 'https://js.hcaptcha.com/1/api.js', api: () => window.hcaptcha },
} as const;

const loadWithinMs = 10_000;
/** The usual widgets of both services fit in it, in px. */
const usualWidth = 303;

/**
 * No token of either service: the server shows it to the service, and asks for work instead if that is away. So a
 * browser that cannot load the captcha is not locked out with it.
 */
const unavailable = 'unavailable';

/** Has the visitor solve a captcha in a dialog. @returns its token; null if the visitor canceled it, or it was aborted. */
export async function solveCaptcha(demand: CaptchaDemand, signal: AbortSignal): Promise<string | null> {
  if (signal.aborted) return null;
  const host = document.body.appendChild(document.createElement('div'));
  // Escape closes this dialog alone.
  host.addEventListener('keydown', (event) => event.stopPropagation());
  const root = createRoot(host);
  const token = await new Promise<string | null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
    root.render(<CaptchaDialog demand={demand} onEnd={resolve} />);
  });
  root.unmount();
  host.remove();
  return token;
}

interface CaptchaDialogProps {
  demand: CaptchaDemand;
  /** @param token null: the visitor canceled. */
  onEnd: (token: string | null) => void;
}

/** A native dialog: it is above the dialogs of the site, which keep the focus among themselves. */
function CaptchaDialog(props: CaptchaDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { name } = services[props.demand.kind];
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    heading.current?.focus(); // the widget comes after it
    return () => shown?.close(); // which returns the focus
  }, []);
  const cancel = () => props.onEnd(null);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="captcha-title"
      aria-describedby="captcha-text"
      className="popup card p-5 text-fg-2 sm:p-8"
      onClose={cancel}
    >
      <h2 ref={heading} tabIndex={-1} id="captcha-title" className="text-2xl leading-tight outline-none">
        Confirm you’re human
      </h2>
      <p id="captcha-text" className="mt-4 mb-6">
        {`Before we send your code, ${name} checks that you’re not a bot.`}
      </p>
      <Widget {...props} />
      {/* A Button would become a chunk of its own, which every page would have to name and load. */}
      <button
        type="button"
        className="mt-6 min-h-12 w-full rounded-control border border-line-2 bg-ink-2/60 font-semibold text-fg transition-colors hover:border-line-3 hover:bg-ink-3"
        onClick={cancel}
      >
        Cancel
      </button>
    </dialog>
  );
}

function Widget({ demand: { kind, siteKey }, onEnd }: CaptchaDialogProps) {
  const widget = useRef<HTMLDivElement>(null);
  const challenge = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useLayoutEffect(() => {
    let remove: (() => void) | undefined;
    let isShown = true;
    const fail = (error: unknown) => {
      logQuietly('the captcha failed', error);
      onEnd(unavailable);
    };
    const show = (api: CaptchaApi) => {
      const container = widget.current;
      if (!isShown || container === null) return;
      setLoaded(true);
      const id = api.render(container, {
        sitekey: siteKey,
        theme: 'dark',
        size: container.clientWidth < usualWidth ? 'compact' : 'normal',
        callback: onEnd,
        'error-callback': fail,
        // hCaptcha puts its puzzle behind the dialog otherwise.
        ...(kind === 'HCAPTCHA' && { 'challenge-container': challenge.current }),
      });
      remove = () => api.remove(id);
    };
    loadApi(kind).then(show).catch(fail);
    return () => {
      isShown = false;
      remove?.();
    };
  }, [kind, siteKey, onEnd]);
  return (
    <>
      {!isLoaded && <p>Loading…</p>}
      <div ref={widget} />
      <div ref={challenge} />
    </>
  );
}

/** Loads the script of a service, once. Fails if it does not answer in time. */
async function loadApi(kind: CaptchaKind): Promise<CaptchaApi> {
  const { script, api } = services[kind];
  const element = document.createElement('script');
  if (api() === undefined)
    await new Promise<void>((resolve, reject) => {
      window.onCaptchaLoad = resolve;
      element.src = `${script}?render=explicit&onload=onCaptchaLoad`;
      const fail = () => reject(new Error(`${script} did not load`));
      element.onerror = fail;
      setTimeout(fail, loadWithinMs);
      document.head.append(element);
    }).finally(() => element.remove());
  const loaded = api();
  if (loaded === undefined) throw new Error('The script has no API');
  return loaded;
}
