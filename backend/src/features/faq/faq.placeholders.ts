/** What stands for `{brand}` and its like. */
export interface FaqValues {
  readonly brand: string;
  readonly supportEmail: string;
  readonly pointsPerReferral: number;
}

/** Replaces the placeholders in a text for visitors; what is none, such as `{other}`, or has no value stays as it is. */
export function fillPlaceholders(text: string, values: Partial<FaqValues>): string {
  return text.replace(/\{(brand|supportEmail|pointsPerReferral)\}/g, (whole, name: keyof FaqValues) =>
    String(values[name] ?? whole),
  );
}
