import type { ReactNode } from 'react';
import { suggestedEmail } from './mail-suggestion.ts';
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
  const found = suggestedEmail(typed);
  const suggestion = useDebounced(found, pauseMs) === found ? found : null;
  return (
    <>
      {children !== undefined && <span className="block">{children}</span>}
      <span role="status">
        {suggestion !== null && (
          <span className="block text-fg-2">
            <span>Did you mean </span>
            <strong className="font-medium wrap-anywhere text-fg">{suggestion}</strong>
            <span>? </span>
            <button
              type="button"
              className="min-h-6 font-medium text-fg underline underline-offset-4"
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
