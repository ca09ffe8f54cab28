import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';

const database = testDatabase();
const fold = async (text: string) => {
  const { rows } = await database.pool.query<{ folded: string }>('SELECT fold_text($1) AS folded', [text]);
  return rows[0]?.folded;
};

it.each([
  ['Müller', 'muller'],
  ['José', 'jose'],
  ['JOSE\u0301', 'jose'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['Işık', 'isik'],
  ['Øystein Łukasz Đặng', 'oystein lukasz dang'],
  ['Æsir Œuvre Þór', 'aesir oeuvre thor'],
  ["O’Neil O‘Neil OʼNeil O´Neil O`Neil O＇Neil O'Neil", Array(7).fill("o'neil").join(' ')],
  ['Anne–Marie', 'anne-marie'],
  ['a\u00a0b\u3000c', 'a b c'],
  ['so\u00adft\u200b \u202aleft\u202c', 'soft left'],
  ['ΣΊΣΥΦΟΣ σίσυφος', 'σισυφοσ σισυφοσ'],
  ['Сергей ЁЖ', 'сергеи еж'],
  ['ＦＵＬＬ １２３', 'full 123'],
  ['٠١٢ ۳۴۵ ६७८ ৯', '012 345 678 9'],
  ['محمّد', 'محمد'],
  ['東京 서울', '東京 서울'.normalize('NFKD')],
  ['plain ASCII_100%\\', 'plain ascii_100%\\'],
  ['', ''],
])('%s is folded to %s', async (text, folded) => {
  expect(await fold(text)).toBe(folded);
});
