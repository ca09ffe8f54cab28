import { siTelegram, siWhatsapp, siX, type SimpleIcon } from 'simple-icons';
import { icon } from './icon.tsx';

/** A service's own mark, in the color of the text: filled, without the outline of other icons. */
const brandIcon = ({ path }: Pick<SimpleIcon, 'path'>) =>
  icon([['path', { d: path, fill: 'currentColor', stroke: 'none' }]]);

export const XIcon = brandIcon(siX);
export const TelegramIcon = brandIcon(siTelegram);
export const WhatsAppIcon = brandIcon(siWhatsapp);
/** Drawn by hand: icon libraries may not include this mark. */
export const LinkedInIcon = brandIcon({
  path: 'M22 0H2a2 2 0 0 0-2 2v20a2 2 0 0 0 2 2h20a2 2 0 0 0 2-2V2a2 2 0 0 0-2-2ZM7.1 20.4H3.6V9h3.5v11.4ZM5.3 7.4a2 2 0 1 1 0-4.1 2 2 0 0 1 0 4.1Zm15.1 13h-3.5v-5.6c0-1.3 0-3-1.9-3s-2.1 1.4-2.1 2.9v5.7H9.3V9h3.4v1.6c.5-.9 1.6-1.9 3.4-1.9 3.6 0 4.3 2.4 4.3 5.5v6.2Z',
});
