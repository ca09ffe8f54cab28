/** What stands for `{brand}` and its like. */
export interface FaqValues {
  readonly brand: string;
  readonly supportEmail: string;
  readonly pointsPerReferral: number;
}

/** Replaces the placeholders in a text for visitors; what is none, such as `{other}`, stays as it is. */
export function fillPlaceholders(text: string, values: FaqValues): string {
  return text.replace(/\{(brand|supportEmail|pointsPerReferral)\}/g, (_whole, name: keyof FaqValues) =>
    String(values[name]),
  );
}
