import { useState } from 'react';

/** How many characters of a long text a list shows. */
const previewMax = 150;

/** A long text in a list: its beginning, and all of it on request. */
export function CutText({ text, what }: { text: string; what: string }) {
  const [open, setOpen] = useState(false);
  const characters = Array.from(text);
  if (characters.length <= previewMax)
    return <span className="wrap-anywhere whitespace-pre-line">{text}</span>;
  return (
    <span className="wrap-anywhere whitespace-pre-line">
      <span>{`${open ? text : `${characters.slice(0, previewMax).join('').trimEnd()}…`} `}</span>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className="rounded text-link">
        <span>{open ? 'Less' : 'More'}</span>
        <span className="sr-only">{` of the ${what}`}</span>
      </button>
    </span>
  );
}
