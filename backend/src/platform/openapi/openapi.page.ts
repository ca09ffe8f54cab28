import { type ErrorCode, httpStatusByCode } from '../errors/error-catalogue.ts';
import { errorMeanings } from '../errors/error-meanings.ts';
import { FailureSchema } from '../http/rest-schema.ts';
import { escapeHtml } from '../mail/html.ts';
import { type ApiDocument, type ApiOperation, type Field, fieldsOf, typeOf } from './openapi.document.ts';
import { type Call, sharedFailures } from './openapi.failures.ts';
import { apiPageStyle } from './openapi.style.ts';

/**
 * The document as a page: one section a call, each with an address of its own, and what every call may answer said once.
 * Runs no script and loads nothing.
 */
export function renderApiPage({ info, paths }: ApiDocument, mounted: readonly Call[]): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const method = verb.toUpperCase();
      const call = mounted.find((each) => each.method === method && each.path === path);
      return { method, path, operation, failures: call?.ownFailures ?? [] };
    }),
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
<li><a href="#failures">Failures</a></li>
${links.join('\n')}
</ul></nav>
<main>
${renderSharedFailures()}
${calls.map(renderCall).join('\n')}
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

interface DescribedCall {
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation;
  /** Those that are not said of every call. */
  readonly failures: readonly ErrorCode[];
}

function renderCall({ method, path, operation, failures }: DescribedCall): string {
  const { summary = '', description = '', parameters = [], requestBody, responses } = operation;
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
<p>${escapeHtml(summary)}.</p>
<p class="muted">${escapeHtml(description)}</p>
${fields.length === 0 ? '' : `<h3>Parameters</h3>\n${renderFields(fields, ', may be left out')}`}
${body === undefined ? '' : `<h3>Body</h3>\n${bodyNote}\n${renderFields(fieldsOf(body))}`}
${renderSuccesses(responses)}
${renderFailures(failures)}
</section>`;
}

/** Answers of one form are shown together. */
function renderSuccesses(responses: ApiOperation['responses']): string {
  const successes = Object.entries(responses).flatMap(([status, response]) =>
    '$ref' in response ? [] : [[status, response] as const],
  );
  const byForm = Map.groupBy(successes, ([, { description, content }]) => {
    const schema = content?.['application/json']?.schema;
    return schema === undefined
      ? `<p class="muted">${escapeHtml(description)}</p>`
      : renderFields(fieldsOf(schema), ', not always there');
  });
  return [...byForm]
    .map(
      ([form, answers]) =>
        `<h3>Answer ${answers.map(([status]) => escapeHtml(status)).join(', ')}</h3>\n${form}`,
    )
    .join('\n');
}

function renderFailures(codes: readonly ErrorCode[]): string {
  const elsewhere = '<a href="#failures">what every call may answer</a>';
  if (codes.length === 0) return `<p class="muted">Failures: ${elsewhere}.</p>`;
  return `<h3>Failures</h3>
${renderCodes(codes)}
<p class="muted">And ${elsewhere}.</p>`;
}

/** The codes are listed with the calls. */
const FailureBody = {
  ...FailureSchema,
  properties: {
    ...FailureSchema.properties,
    code: { type: 'string', description: 'The same, for a program.' },
  },
};

function renderSharedFailures(): string {
  const groups = sharedFailures.map(({ of, codes }) => `<h3>${escapeHtml(of)}</h3>\n${renderCodes(codes)}`);
  return `<section id="failures" aria-labelledby="failures-title">
<h2 id="failures-title"><a href="#failures">Failures</a></h2>
<p>Whatever fails has a status from 400 and this body. Each call names its own codes; the ones here are of many.</p>
${renderFields(fieldsOf(FailureBody), ', not always there')}
${groups.join('\n')}
</section>`;
}

function renderCodes(codes: readonly ErrorCode[]): string {
  const rows = codes
    .toSorted((one, other) => httpStatusByCode[one] - httpStatusByCode[other])
    .map(
      (code) =>
        `<tr><td>${httpStatusByCode[code]}</td><td><code>${code}</code></td><td>${escapeHtml(errorMeanings[code])}</td></tr>`,
    );
  return renderTable('codes', ['Status', 'Code', 'When'], rows);
}

/** @param ifOptional what is said after the type of a field that need not be there. */
function renderFields(fields: readonly Field[], ifOptional = ''): string {
  const rows = fields.map(
    ({ name, type, required, description }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(type)}${required ? '' : ifOptional}</td><td>${escapeHtml(description)}</td></tr>`,
  );
  return renderTable('fields', ['Name', 'Type', 'Meaning'], rows);
}

function renderTable(kind: 'codes' | 'fields', heads: readonly string[], rows: readonly string[]): string {
  return `<table class="${kind}">
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>`;
}
