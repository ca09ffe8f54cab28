import { useRef, useState } from 'react';
import { figure } from '../ui/format.ts';

/** How many users something goes to, typed by an admin, so that nobody writes to thousands by a click. */
export function useConfirmedNumber(people: number | null) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, type] = useState('');
  const [fault, setFault] = useState<string>();
  const isConfirmed = (): boolean => {
    const found = people === null ? undefined : faultOf(typed, people);
    setFault(found);
    if (found !== undefined) field.current?.focus();
    return people !== null && found === undefined;
  };
  return {
    field,
    /** Whether it is the number; what is wrong is said at the field. */
    isConfirmed,
    /** Props of the text field. */
    fieldProps: {
      ref: field,
      label: `Type ${figure(people ?? 0)} to confirm`,
      inputMode: 'numeric',
      autoComplete: 'off',
      value: typed,
      error: fault,
      onChange: ({ target }: { readonly target: HTMLInputElement }) => type(target.value),
    } as const,
  };
}

function faultOf(typed: string, people: number): string | undefined {
  if (people === 0) return 'There is no one to send to';
  if (typed.replaceAll(/[\s,.]/g, '') === String(people)) return undefined;
  return typed.trim() === ''
    ? `Type ${figure(people)} to confirm`
    : `That is not ${figure(people)}. Check how many you want to write to.`;
}
