/** The dialogs that a button on the page can name in `data-opens`. */
export type DialogName = 'waitlist' | 'ambassador';

export function isDialogName(name: string | undefined): name is DialogName {
  return name === 'waitlist' || name === 'ambassador';
}
