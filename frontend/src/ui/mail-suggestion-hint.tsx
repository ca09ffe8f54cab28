import { useEffect, useState, type ReactNode } from 'react';
import { logQuietly } from '../platform/log.ts';
import { useDebounced } from './use-debounced.ts';

/** Long enough not to interrupt someone who is still typing the domain. */
const pauseMs = 700;

interface MailSuggestionHintProps {
  /** What is in the field. */
  readonly typed: string;
  /** The field's id, which gets the focus back. */
  readonly fieldId: string;
  readonly onUse: (email: string) => void;
  /** The field's usual hint. */
  readonly children?: ReactNode;
}

/** Below an email field: asks whether a mistyped domain means a provider's. It never keeps anybody from going on. */
export function MailSuggestionHint({ typed, fieldId, onUse, children }: MailSuggestionHintProps) {
  const suggestion = useSuggestion(typed);
  return (
    <>
      {children !== undefined && <span className="block">{children}</span>}
      <span role="status">
        {suggestion !== null && (
          <span className="-mt-2 block text-fg-2">
            <span>Did you mean </span>
            <strong className="font-medium wrap-anywhere text-fg">{suggestion}</strong>
            <span>? </span>
            <button
              type="button"
              className="min-h-11 font-medium text-fg underline underline-offset-4"
              onClick={() => {
                onUse(suggestion);
                document.getElementById(fieldId)?.focus();
              }}
            >
              Use it
            </button>
          </span>
        )}
      </span>
    </>
  );
}

/** Looked up once the visitor pauses: the list of providers is loaded then. Without it, nothing is suggested. */
function useSuggestion(typed: string): string | null {
  const settled = useDebounced(typed, pauseMs);
  const [found, setFound] = useState<{ readonly typed: string; readonly email: string | null } | null>(null);
  useEffect(() => {
    if (!settled.includes('@')) return undefined;
    let isCurrent = true;
    const lookUp = async () => {
      const { suggestedEmail } = await import('./mail-suggestion.ts');
      if (isCurrent) setFound({ typed: settled, email: suggestedEmail(settled) });
    };
    lookUp().catch((error: unknown) => logQuietly('no list of mail domains', error));
    return () => {
      isCurrent = false;
    };
  }, [settled]);
  return found?.typed === typed ? found.email : null;
}
