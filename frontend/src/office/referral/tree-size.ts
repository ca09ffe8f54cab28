import { figure } from '../ui/figures.ts';

/** `4,812`; of a tree that was not counted to its end `20,000+`. */
export function sizeText({ people, exact }: { readonly people: number; readonly exact: boolean }): string {
  return exact ? figure(people) : `${figure(people)}+`;
}
