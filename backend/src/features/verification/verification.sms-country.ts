/** Codes travel by text message to the mobile numbers of one country; shared by both sides. */
export const smsCountry = {
  /** ISO 3166-1 alpha-2. */
  code: 'IN',
  /** As in "an Indian mobile number", with its article. */
  adjective: 'Indian',
  article: 'an',
  dialCode: '+91',
  exampleMobile: '+919812345670',
  /** Its mobile numbers, E.164: the form's check; the server's is stricter. */
  mobileNumbers: /^\+91[6-9]\d{9}$/,
  /** How people write the digits after the dial code. */
  groups: /^(\d{5})(\d{5})$/,
} as const;
