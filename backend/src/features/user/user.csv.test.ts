import { describe, expect, it } from 'vitest';
import { csvLine } from './user.csv.ts';

describe('a line of the file', () => {
  it.each([
    ['=1+1', `'=1+1`],
    ['+491234', `'+491234`],
    ['-2', `'-2`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\tx', `'\tx`],
    ['\r=1', `"'\r=1"`],
    [' =1', `' =1`],
    ['＝1+1', `'＝1+1`],
    ['−1', `'−1`],
    ['=HYPERLINK("http://a.example","x")', `"'=HYPERLINK(""http://a.example"",""x"")"`],
  ])('defuses %j', (cell, text) => {
    expect(csvLine([cell])).toBe(`${text}\r\n`);
  });

  it('quotes what would break it and leaves the rest as it is', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 'Ñu', "O'Neil", '', null, 0, -5, 919812345670])).toBe(
      `"a,b","say ""hi""","two\nlines",Ñu,O'Neil,,,0,-5,919812345670\r\n`,
    );
  });
});
