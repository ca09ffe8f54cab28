/** What the mails of tests have at their head and foot. */
export const letterhead = {
  brand: {
    name: 'Tickwise',
    legalName: 'Tickwise FZ-LLC',
    supportEmail: 'support@example.com',
    address: 'Dubai',
  },
  publicUrl: 'https://tickwise.example',
};
