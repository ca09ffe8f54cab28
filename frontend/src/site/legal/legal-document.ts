import type { ReactNode } from 'react';
import type { LegalPageLink } from './legal-pages.ts';

export interface LegalDate {
  /** Such as 2026-01-31. */
  readonly iso: string;
  /** As it is shown. */
  readonly text: string;
}

/** The text of one legal page. */
export interface LegalDocument {
  readonly page: LegalPageLink;
  /**
   * The day on which its text last changed; null: never. Update it with every change. Shown if it is later than
   * `legalFacts.date`.
   */
  readonly changed: LegalDate | null;
  /** One sentence below the title: the purpose of the page. */
  readonly purpose: ReactNode;
  /** The most important points, in a line or two each. */
  readonly inShort: readonly ReactNode[];
  /** Numbered from 1, in this order. */
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The part after the `#` in a link to the section; links from elsewhere may rely on it. */
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
}
