import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';
import { randomRuns } from '../../testing/matrix.ts';

describe('a line of the file', () => {
  it.each([
    ['=1+1', `'=1+1`],
    ['+491234', `'+491234`],
    ['-2', `'-2`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\tx', `"'\tx"`],
    ['\r=1', `"'\r'=1"`],
    [' =1', `' =1`],
    ['＝1+1', `'＝1+1`],
    ['−1', `'−1`],
    ['"=1', `"'""=1"`],
    ['=HYPERLINK("http://a.example","x")', `"'=HYPERLINK(""http://a.example"",""x"")"`],
    ['x;=1', `"x;'=1"`],
    ['x|@SUM(A1)', `"x|'@SUM(A1)"`],
    ['x\t+1', `"x\t'+1"`],
    ['x; "=1', `"x;' ""=1"`],
    ['x\n-1', `"x\n'-1"`],
  ])('defuses %j', (cell, text) => {
    expect(csvLine([cell])).toBe(`${text}\r\n`);
  });

  it('quotes what would break it and leaves the rest as it is', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 'Ñu', "O'Neil", '', null, 0, -5, 919812345670])).toBe(
      `"a,b","say ""hi""","two\nlines",Ñu,O'Neil,,,0,-5,919812345670\r\n`,
    );
    expect(csvLine(['x;y', 'a|b', 'Jean-Luc', '1=1'])).toBe(`"x;y","a|b",Jean-Luc,1=1\r\n`);
  });

  it('begins no formula, whatever a reader splits at and whether or not it sees the quotes', () => {
    const text = fc
      .array(fc.constantFrom(...Array.from('=+-@;|,\t\r\n"\' ab＝−')), { maxLength: 12 })
      .map((characters) => characters.join(''));
    const readers = [
      { splitsAt: ',', seesQuotes: true },
      ...[';', '\t', '|'].flatMap((splitsAt) => [
        { splitsAt, seesQuotes: true },
        { splitsAt, seesQuotes: false },
      ]),
    ];
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        const line = csvLine(cells);
        for (const reader of readers)
          for (const cell of read(line, reader))
            expect(cell, JSON.stringify(line)).not.toMatch(/^[\s"]*[=+\-@＝−]/);
        expect(read(line, { splitsAt: ',', seesQuotes: true })).toHaveLength(cells.length);
      }),
      { numRuns: randomRuns(3000) },
    );
  });
});

/** The cells as a spreadsheet would read them; one that honors quotes does so at the start of a cell. */
function read(
  line: string,
  { splitsAt, seesQuotes }: { readonly splitsAt: string; readonly seesQuotes: boolean },
): readonly string[] {
  const cells: string[] = [];
  const text = line.slice(0, -'\r\n'.length);
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const startsCell = at === 0 || isEnd(text.charAt(at - 1), splitsAt);
    if (quoted && character === '"' && text.charAt(at + 1) !== '"') quoted = false;
    else if (quoted) {
      cell += character;
      if (character === '"') at += 1;
    } else if (seesQuotes && character === '"' && startsCell) quoted = true;
    else if (isEnd(character, splitsAt)) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}

const isEnd = (character: string, splitsAt: string): boolean => [splitsAt, '\r', '\n'].includes(character);
