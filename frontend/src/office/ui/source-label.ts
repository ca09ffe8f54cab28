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

/** What a source is called: those of our own share buttons by their names, also in our emails, others as they are. */
export function sourceLabel(name: string): string {
  const [, inMail, way = name] = /^(mail-)(.*)$/.exec(name) ?? [];
  const label = Object.hasOwn(labels, way) ? labels[way] : undefined;
  if (label === undefined) return name;
  return inMail === undefined ? label : `${label}, from our emails`;
}
