import { screen } from '@testing-library/react';

const inButton = { selector: 'button, a, button *, a *' };

/** The button that says it, whatever elements its text is in. */
export const buttonNamed = (text: string | RegExp) => around(screen.getByText(text, inButton));
export const findButton = async (text: string | RegExp) => around(await screen.findByText(text, inButton));

function around(text: HTMLElement): HTMLElement {
  const button = text.closest<HTMLElement>('button, a');
  if (button === null) throw new Error('It is in no button');
  return button;
}
