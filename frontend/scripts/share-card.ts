import { headline } from '../src/site/pages/landing/headline.ts';
import type { TokenColor } from './token-colors.ts';
import { questions } from '../src/site/pages/landing/market-data.ts';
import {
  bodyWidth,
  drawingHeight,
  drawingWidth,
  drawMarket,
  marketOf,
  todayX,
} from '../src/site/pages/landing/market-drawing.ts';

/** The brand's texts on the card. */
export interface ShareWords {
  readonly name: string;
  readonly tagline: string;
}

const width = 1200;
const height = 630;
const edge = 72;
/** The left edge of the chart, which no text reaches. */
export const chartX = 736;

type Measure = (text: string) => number;

/** The picture for the site's links: name, promise and chart. */
export const shareCard = (words: ShareWords, mark: string, color: TokenColor, widthOf: Measure): string =>
  card({ ...words, headline, accent: 'fg' }, mark, color, widthOf);

/** What the drawing font has. */
const drawn = /^[ -~\u00a1-\u00ff‘’]+$/;

/** The picture for a user's link. A first name that is null, or has letters that the font lacks, is not on it. */
export function invitationCard(
  words: ShareWords,
  firstName: string | null,
  mark: string,
  color: TokenColor,
  widthOf: Measure,
): string {
  const name = firstName?.normalize() ?? '';
  const inviter = drawn.test(name) ? name : 'A friend';
  return card({ ...words, headline: [inviter, 'invited you'], accent: 'accent' }, mark, color, widthOf);
}

interface CardWords extends ShareWords {
  readonly headline: readonly [string, string];
  /** The color of the headline's first line. */
  readonly accent: 'fg' | 'accent';
}

/**
 * A card as an SVG of 1200 by 630.
 *
 * @param widthOf measures a text element, so that long names and taglines shrink instead of leaving the card.
 */
function card(words: CardWords, mark: string, color: TokenColor, widthOf: Measure): string {
  const largest = { size: 74, weight: 600, fill: color('fg'), spacing: -3 } as const;
  const fitting = (text: string, x: number, y: number, look: Look): string => {
    const room = chartX - 32 - x;
    const size = look.size * Math.min(1, room / widthOf(textAt(text, 0, 200, look)));
    return textAt(text, x, y, { ...look, size });
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>
    <radialGradient id="glow" cx="82%" cy="0%" r="75%"><stop stop-color="${color('glow')}" stop-opacity=".75"/><stop offset="1" stop-color="${color('glow')}" stop-opacity="0"/></radialGradient>
    <radialGradient id="glow-2" cx="5%" cy="20%" r="55%"><stop stop-color="${color('glow-2')}" stop-opacity=".4"/><stop offset="1" stop-color="${color('glow-2')}" stop-opacity="0"/></radialGradient>
    <linearGradient id="fade"><stop stop-color="#000"/><stop offset=".55" stop-color="#fff"/></linearGradient>
    <mask id="fading" maskUnits="userSpaceOnUse" x="0" y="0" width="${drawingWidth}" height="${drawingHeight + 10}"><rect width="${drawingWidth}" height="${drawingHeight + 10}" fill="url(#fade)"/></mask>
  </defs>
  <rect width="${width}" height="${height}" fill="${color('ink')}"/>
  <rect width="${width}" height="${height}" fill="url(#glow)"/>
  <rect width="${width}" height="${height}" fill="url(#glow-2)"/>
  <g transform="translate(${chartX} 212) scale(0.68)" mask="url(#fading)">${chart(color)}</g>
  <svg x="${edge}" y="64" width="64" height="64" viewBox="0 0 28 28">${mark}</svg>
  ${fitting(words.name, edge + 84, 109, { size: 40, weight: 600, fill: color('fg'), spacing: -1 })}
  ${fitting(words.headline[0], edge, 292, { ...largest, fill: color(words.accent) })}
  ${fitting(words.headline[1], edge, 372, largest)}
  ${fitting(words.tagline, edge, 468, { size: 34, weight: 400, fill: color('fg-2'), spacing: -0.3 })}
  <rect x="${edge}" y="516" width="262" height="52" rx="26" fill="${color('accent')}"/>
  ${textAt('Join the waitlist', edge + 28, 551, { size: 27, weight: 600, fill: color('accent-ink'), spacing: -0.4 })}
</svg>`;
}

interface Look {
  readonly size: number;
  readonly weight: 400 | 600;
  readonly fill: string;
  readonly spacing: number;
}

const textAt = (text: string, x: number, y: number, { size, weight, fill, spacing }: Look): string =>
  `<text x="${x}" y="${y}" font-family="Geist" font-size="${size.toFixed(2)}" font-weight="${weight}" letter-spacing="${spacing}" fill="${fill}">${escapeXml(text)}</text>`;

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The chart of the landing page's answer. */
function chart(color: TokenColor): string {
  const { rising, falling, run, outlooks, outlookArea } = drawMarket(marketOf(questions[0]));
  const lines = outlooks.map(
    ({ line, end: [x, y] }, index) =>
      `<path d="${line}" stroke="${color('accent')}" stroke-width="${index === 1 ? 3 : 1.6}" stroke-opacity="${index === 1 ? 1 : 0.5}" stroke-linejoin="round"/><circle cx="${x}" cy="${y}" r="${index === 1 ? 4.5 : 2.5}" fill="${color('accent')}"/>`,
  );
  return `<g fill="none">
    <rect x="${run.x}" y="8" width="${run.width}" height="${drawingHeight - 8}" rx="8" fill="${color('accent')}" fill-opacity=".08"/>
    <path d="${outlookArea}" fill="${color('accent')}" fill-opacity=".09"/>
    <path d="${rising.wicks}" stroke="${color('up')}"/><path d="${falling.wicks}" stroke="${color('down')}"/>
    <g stroke-width="${bodyWidth}"><path d="${rising.bodies}" stroke="${color('up')}"/><path d="${falling.bodies}" stroke="${color('down')}"/></g>
    <path d="M${todayX} 8V${drawingHeight}M0 ${drawingHeight}H${drawingWidth}" stroke="${color('fg-3')}" stroke-opacity=".4" stroke-dasharray="3 4"/>
    ${lines.join('')}
  </g>`;
}
