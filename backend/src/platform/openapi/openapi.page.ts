import { escapeHtml } from '../mail/html.ts';
import { type ApiDocument, type ApiOperation, type Field, fieldsOf, typeOf } from './openapi.document.ts';
import { apiPageStyle } from './openapi.style.ts';

/** The document as a page: one section a call, each with an address of its own. Runs no script and loads nothing. */
export function renderApiPage({ info, paths }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  const links = calls.map(
    ({ method, path }) => `<li><a href="#${anchor(method, path)}">${callName(method, path)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(info.title)}</title>
<style>${apiPageStyle}</style>
</head>
<body>
<header>
<h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description ?? '')} The same for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
</header>
<nav aria-label="Calls"><ul>
${links.join('\n')}
</ul></nav>
<main>
${calls.map(({ method, path, operation }) => renderCall(method, path, operation)).join('\n')}
</main>
</body>
</html>
`;
}

const bodyNote =
  '<p class="muted">A field that is needed and missing, null or blank is answered with 422 and its message.</p>';

const anchor = (method: string, path: string): string =>
  `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

const callName = (method: string, path: string): string =>
  `<span class="method">${escapeHtml(method)}</span><code>${escapeHtml(path)}</code>`;

function renderCall(
  method: string,
  path: string,
  { summary = '', parameters = [], requestBody, responses }: ApiOperation,
): string {
  const id = anchor(method, path);
  const body = requestBody?.content['application/json']?.schema;
  const fields = parameters.map(({ name, required = false, description = '', schema }) => ({
    name,
    required,
    description,
    type: typeOf(schema),
  }));
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title"><a href="#${id}">${callName(method, path)}</a></h2>
<p>${escapeHtml(summary)}</p>
${fields.length === 0 ? '' : `<h3>Parameters</h3>\n${renderFields(fields, ', may be left out')}`}
${body === undefined ? '' : `<h3>Body</h3>\n${bodyNote}\n${renderFields(fieldsOf(body))}`}
${renderResponses(responses)}
</section>`;
}

/** Answers of one form are shown together. */
function renderResponses(responses: ApiOperation['responses']): string {
  const byForm = Map.groupBy(Object.entries(responses), ([, { description, content }]) => {
    const schema = content?.['application/json']?.schema;
    const fields = schema === undefined ? '' : `\n${renderFields(fieldsOf(schema), ', not always there')}`;
    return `<p class="muted">${escapeHtml(description)}</p>${fields}`;
  });
  return [...byForm]
    .map(
      ([form, answers]) =>
        `<h3>Answer ${answers.map(([status]) => escapeHtml(status)).join(', ')}</h3>\n${form}`,
    )
    .join('\n');
}

/** @param ifOptional what is said after the type of a field that need not be there. */
function renderFields(fields: readonly Field[], ifOptional = ''): string {
  const rows = fields.map(
    ({ name, type, required, description }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(type)}${required ? '' : ifOptional}</td><td>${escapeHtml(description)}</td></tr>`,
  );
  return `<div class="scroll" tabindex="0"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
}
