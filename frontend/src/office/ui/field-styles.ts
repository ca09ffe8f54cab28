import type { FieldStyles } from '../../ui/control.ts';

const box =
  'w-full rounded-lg border border-line-3 bg-ink-2 text-base text-fg transition-colors hover:border-fg-3 aria-invalid:border-down sm:text-sm';

/** What is chosen from a list, in a form. */
export const selectStyle = `${box} h-10 cursor-pointer appearance-none pr-9 pl-3 text-ellipsis`;

/** How fields look in the back office: 40 px high; several lines of text grow with it where the browser supports it. */
export const fieldStyles: FieldStyles = {
  input: `${box} h-10 px-3 placeholder:text-fg-3`,
  area: `${box} field-sizing-content min-h-40 resize-y px-3 py-2 leading-relaxed placeholder:text-fg-3`,
};
