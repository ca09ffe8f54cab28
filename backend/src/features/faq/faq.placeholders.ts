/** The values of `{brand}` and the other placeholders. */
export interface FaqValues {
  readonly brand: string;
  readonly supportEmail: string;
  readonly pointsPerReferral: number;
}

/**
 * Replaces the placeholders in a text for visitors; unknown ones, such as `{other}`, and those without a value stay as
 * they are.
 */
export function fillPlaceholders(text: string, values: Partial<FaqValues>): string {
  return text.replace(/\{(brand|supportEmail|pointsPerReferral)\}/g, (whole, name: keyof FaqValues) =>
    String(values[name] ?? whole),
  );
}
