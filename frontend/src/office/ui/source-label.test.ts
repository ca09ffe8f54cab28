import { expect, it } from 'vitest';
import { sourceLabel } from './source-label.ts';

it.each([
  ['whatsapp', 'WhatsApp'],
  ['direct', 'Direct'],
  ['mail-whatsapp', 'WhatsApp, from our emails'],
  ['mail-copy', 'Copied link, from our emails'],
  ['mail-newsletter', 'mail-newsletter'],
  ['constructor', 'constructor'],
  ['news.example', 'news.example'],
])('the source %s is called %s', (name, label) => {
  expect(sourceLabel(name)).toBe(label);
});
