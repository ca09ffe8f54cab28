const labels: Readonly<Record<string, string>> = {
  direct: 'Direct',
  other: 'Other',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  x: 'X',
  linkedin: 'LinkedIn',
  email: 'Email',
  card: 'Rank card',
  copy: 'Copied link',
  native: 'Shared link',
  qr: 'QR code',
};

/** What a source is called: those of our own share buttons by their names, others as they are. */
export const sourceLabel = (name: string): string =>
  (Object.hasOwn(labels, name) ? labels[name] : null) ?? name;
