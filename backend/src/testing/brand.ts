/** What every instance of the tests is called, and its secret: also for programs that start no app, which load faster. */
export const testSecret = 'a secret of the tests, long enough for them';

/** What the build has drawn of their logo, for their emails. */
export const testMark = 'a picture of the mark';

export const testBrand = {
  name: 'Example & Co',
  legalName: 'Example Ltd',
  tagline: 'A <tagline>',
  description: 'A description',
  supportEmail: 'help@example.com',
  address: '1 Example Street',
  copyright: '© Example',
};
