/** A text on one line: if it is too long, it ends in an ellipsis and shows in full on hover. */
export function OneLine({ text }: { text: string }) {
  return (
    <span className="block truncate" title={text}>
      {text}
    </span>
  );
}
