/** The length of a text message in the units that networks count and charge for. */
export interface SmsLength {
  /** GSM-7 if every character is in its alphabet; a single other character makes the whole message UCS-2. */
  readonly encoding: 'gsm-7' | 'ucs-2';
  /** Septets or UTF-16 units. */
  readonly units: number;
  /** Parts in which the message is sent and charged; 0 for an empty one. */
  readonly segments: number;
}

/** GSM 03.38. The extension's characters take two septets each. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extension = new Set('\f^{}\\[~]|€');

/** Units in a message of one part, and in each part of a longer one, whose header takes some. */
const room = { 'gsm-7': { alone: 160, part: 153 }, 'ucs-2': { alone: 70, part: 67 } } as const;

/** Counts a text message. A character of two units is never split between two parts. */
export function smsLength(text: string): SmsLength {
  const characters = Array.from(text);
  const isGsm = characters.every((each) => basic.has(each) || extension.has(each));
  const encoding = isGsm ? 'gsm-7' : 'ucs-2';
  const unitsOf = (character: string): number => {
    if (isGsm) return extension.has(character) ? 2 : 1;
    return character.length;
  };
  const units = characters.reduce((sum, each) => sum + unitsOf(each), 0);
  const { alone, part } = room[encoding];
  if (units <= alone) return { encoding, units, segments: units === 0 ? 0 : 1 };
  let segments = 1;
  let used = 0;
  for (const character of characters) {
    const needed = unitsOf(character);
    if (used + needed > part) {
      segments += 1;
      used = 0;
    }
    used += needed;
  }
  return { encoding, units, segments };
}
