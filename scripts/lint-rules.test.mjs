import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import rules from './lint-rules.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
const inComponent = (/** @type {string} */ jsx) =>
  `const name = 'Waitlist';
   export function Part({ a, b, isOpen, rows, share, icon }) {
     const { brand } = useSite();
     return ${jsx};
   }`;
const valid = (/** @type {string} */ jsx) => ({ name: jsx, code: inComponent(jsx) });
const invalid = (/** @type {string} */ jsx, errors = 1) => ({ name: jsx, code: inComponent(jsx), errors });

tester.run('translatable-text', rules.rules['translatable-text'], {
  valid: [
    valid('<p>{a}</p>'),
    valid('<p>{isOpen ? "Open" : "Closed"}</p>'),
    valid('<p>{isOpen && "Open"}</p>'),
    valid('<p>{`${a} of ${b}`}</p>'),
    valid('<p>Read <b>this</b> first.</p>'),
    valid('<p>Read {name} by {brand.name}.</p>'),
    valid('<p>Before {isOpen && <b>this</b>}</p>'),
    valid('<p>{isOpen && <b>this</b>}<span>after</span></p>'),
    valid('<p><b>{a}</b> <i>{b}</i></p>'),
    valid('<ul><li>First</li>{rows.map((row) => <li key={row}>{row}</li>)}</ul>'),
    valid('<div><p>Yours</p>{share(a)}</div>'),
    valid('<button>{isOpen && <Icon />}<span>{a}</span></button>'),
  ],
  invalid: [
    invalid('<p>Hello {a}</p>'),
    invalid('<p>{a} of {b}</p>', 2),
    invalid('<p>{isOpen && <b>this</b>} after</p>'),
    invalid('<p>{isOpen ? <b>this</b> : null} after</p>'),
    invalid('<p>{rows.map((row) => <b key={row}>{row}</b>)} after</p>'),
    invalid('<p><b>this</b>{isOpen && "Open"}</p>'),
    invalid('<p><b>this</b>{isOpen ? "Open" : <i>Closed</i>}</p>'),
    invalid('<button>{icon}Save</button>'),
    invalid('<p>Since {since(a)}</p>'),
    invalid('<p>Read {`${a}!`}</p>'),
    invalid('<>Text</>'),
    invalid('<>{a}</>'),
    invalid('<p>{isOpen && <>Text <b>this</b></>}</p>'),
  ],
});
