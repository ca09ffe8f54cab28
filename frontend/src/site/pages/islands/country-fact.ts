import { reportUnhandledErrors } from '../../../platform/report-error.ts';
import { siteOf } from '../../../platform/site.ts';
import { countryLine } from '../../geo/country-line.ts';

reportUnhandledErrors();

/** Names the visitor's country in the fact, and how their code will come. An unknown country leaves it as it is. */
export function start(element: HTMLElement): void {
  void countryLine(siteOf(document)).then((line) => {
    const [title, text] = element.querySelectorAll('strong, span');
    if (line === null || title === undefined || text === undefined) return;
    title.textContent = line.title;
    text.textContent = line.text;
  });
}
