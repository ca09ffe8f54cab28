import { expect, it } from 'vitest';
import { testBrand } from '../../testing/brand.ts';
import { StartError } from '../lifecycle.ts';
import { checkPages, loadRenderer, noLiveData } from './page-renderer.ts';
import { siteOf } from './site.ts';

const site = siteOf({
  brand: testBrand,
  publicUrl: 'http://localhost:4000',
  webAppUrl: null,
  smsEnabled: false,
  pointsPerReferral: 10,
  keepsSources: true,
});

it('a page that can’t be rendered keeps the server from starting, and is named', () => {
  const broken = {
    pages: [
      { path: '/', listed: true, live: true, sendsCodes: true },
      { path: '/status', listed: true, live: false, sendsCodes: true },
    ],
    renderPage: (path: string) => {
      if (path === '/status') throw new TypeError('Invalid URL');
      return '';
    },
  };
  const check = () => checkPages(broken, { ...noLiveData, site, partner: null });
  expect(check).toThrow(StartError);
  expect(check).toThrow('The page /status can’t be rendered. Check brand.json. (Invalid URL)');
});

it('a site that is not built keeps the server from starting, and says what to do', async () => {
  const loading = loadRenderer('/nowhere');
  await expect(loading).rejects.toThrow(StartError);
  await expect(loading).rejects.toThrow('npm run build');
});
