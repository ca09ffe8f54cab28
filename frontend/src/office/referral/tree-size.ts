import { figure } from '../ui/figures.ts';

/** `4,812`; for a tree that was not fully counted, `15,000+`. */
export function sizeText({ people, exact }: { readonly people: number; readonly exact: boolean }): string {
  return exact ? figure(people) : `${figure(people)}+`;
}
