import type { Site } from '@waitlist/backend/page-data';

/** The installation of the tests. */
export const exampleSite: Site = {
  brand: {
    name: 'Beanline',
    legalName: 'Beanline Ltd',
    tagline: 'Better beans.',
    description: 'A club for better beans.',
    supportEmail: 'help@beanline.example',
    address: '1 Roast Street',
    copyright: '© Beanline',
  },
  publicUrl: 'https://beanline.example',
  webAppUrl: 'https://app.beanline.example',
  hasWebApp: false,
  smsEnabled: false,
  pointsPerReferral: 0,
  keepsSources: true,
};
