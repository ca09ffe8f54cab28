const previewMax = 150;

/** The first 150 characters of an answer on one line, with an ellipsis if there is more. */
export function previewText(answer: string): string {
  const characters = Array.from(answer.replace(/\s+/g, ' ').trim());
  return characters.length <= previewMax
    ? characters.join('')
    : `${characters.slice(0, previewMax).join('').trimEnd()}…`;
}
