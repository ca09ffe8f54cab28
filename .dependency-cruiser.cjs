const { readdirSync } = require('node:fs');

const features = readdirSync('backend/src/features');

/** Which feature may know which; none may know any other. */
const knows = {
  waitlist: ['referral', 'verification', 'source'],
  import: ['waitlist', 'referral'],
  fairness: ['waitlist', 'verification', 'referral', 'user', 'status'],
  reopen: ['verification', 'waitlist', 'message'],
  'own-data': ['verification', 'waitlist', 'message', 'status'],
  reward: ['fairness', 'user', 'status', 'waitlist'],
  ambassador: ['verification', 'referral', 'waitlist', 'status', 'user'],
  account: ['session', 'api-key'],
  session: ['account'],
  'api-key': ['account'],
  segment: ['verification', 'waitlist', 'invite', 'source'],
  invite: ['referral', 'waitlist', 'segment', 'mailing'],
  status: ['referral', 'verification', 'invite'],
  user: ['referral', 'verification', 'waitlist', 'invite', 'segment', 'source', 'message', 'tag'],
  correction: ['user', 'waitlist'],
  merge: ['invite', 'message', 'referral', 'user', 'verification', 'waitlist'],
  tag: ['segment', 'waitlist'],
  note: ['waitlist'],
  message: ['account', 'status', 'waitlist', 'referral', 'segment', 'mailing', 'invite'],
  mailing: ['segment', 'verification'],
  view: ['segment'],
  retention: ['status', 'user', 'waitlist'],
  bulk: ['segment', 'user', 'fairness', 'waitlist', 'tag'],
};

/** Folders of a front end, `site/` or `office/`, that are no feature: what features stand on, and what composes them. */
const frontendBase = '(?:ui|platform)';
/** How the tests of features show them. */
const frontendTesting = '^frontend/src/(?:site|office)/testing/';
const frontendComposers = '(?:pages|shell|inline|styles|ui|platform)';
/** Features of the office that send, or write, mailings. */
const ofMailings = '(?:invite|broadcast|message)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.test\\.tsx?$',
          '\\.d\\.ts$',
          '-worker\\.ts$',
          '(^|/)(vite|vitest)\\.config',
          '/testing/setup\\.ts$',
        ],
      },
      to: {},
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '/testing/', '\\.scenario\\.ts$', '^e2e/'] },
      to: { path: ['\\.test\\.tsx?$', '/testing/', '\\.scenario\\.ts$'] },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'the list of migrations is the exception that the migrations need',
      severity: 'error',
      from: { path: '^backend/src/platform', pathNot: '\\.test\\.ts$' },
      to: { path: '^backend/(src/(features/|features\\.ts|app|main|schema))' },
    },
    {
      name: 'only-roots-see-everything',
      severity: 'error',
      from: { path: '^backend/src/(features|platform)', pathNot: '\\.test\\.ts$' },
      to: { path: '^backend/src/(features|app|main|schema)\\.ts' },
    },
    ...features.map((feature) => ({
      name: `backend-${feature}-knows-its-own`,
      severity: 'error',
      from: { path: `^backend/src/features/${feature}/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: '^backend/src/features/',
        pathNot: [feature, ...(knows[feature] ?? [])].map((known) => `^backend/src/features/${known}/`),
      },
    })),
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '\\.rules\\.ts$|\\.form\\.ts$' },
      to: {
        path: [
          '\\.(service|repository|resolver|routes|entity)\\.ts$',
          '^backend/src/platform/(database|jobs|mail|sms)',
        ],
      },
    },
    {
      name: 'site-and-office-are-apart',
      severity: 'error',
      from: { path: '^frontend/src/(site|office)/' },
      to: { path: '^frontend/src/(site|office)/', pathNot: '^frontend/src/$1/' },
    },
    {
      name: 'shared-rooms-import-neither-front-end',
      severity: 'error',
      from: { path: '^frontend/src/(ui|platform|verification)/' },
      to: { path: '^frontend/src/(site|office)/' },
    },
    {
      name: 'ui-and-platform-know-no-feature',
      comment: 'the shared ones, and those of each front end',
      severity: 'error',
      from: { path: `^frontend/src/(?:(?:site|office)/)?${frontendBase}/` },
      to: { path: ['^frontend/src/verification/', `^frontend/src/(?:site|office)/(?!${frontendBase}/)`] },
    },
    {
      name: 'frontend-features-are-apart',
      comment: 'pages and shells compose features; a feature knows itself and what all of them stand on',
      severity: 'error',
      from: {
        path: `^frontend/src/(site|office)/(?!${frontendComposers}/)([^/]+)/`,
        pathNot: [`^frontend/src/office/${ofMailings}/`, frontendTesting],
      },
      to: {
        path: '^frontend/src/(site|office)/',
        pathNot: [`^frontend/src/$1/$2/`, `^frontend/src/$1/${frontendBase}/`, frontendTesting],
      },
    },
    {
      name: 'screens-of-mailings-are-apart',
      comment:
        'waves, broadcasts and their messages share what every mailing has, and know nothing of each other',
      severity: 'error',
      from: { path: `^frontend/src/office/(${ofMailings})/` },
      to: {
        path: '^frontend/src/office/',
        pathNot: [
          `^frontend/src/office/(?:$1|mailing)/`,
          `^frontend/src/office/${frontendBase}/`,
          frontendTesting,
        ],
      },
    },
    {
      name: 'frontend-takes-shared-rules-only',
      severity: 'error',
      from: { path: '^frontend/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^backend/',
        pathNot: [
          '\\.form\\.ts$',
          'referral\\.(rules|sharing|sharing\\.targets)\\.ts$',
          'faq\\.placeholders\\.ts$',
          'message\\.(?:kinds|variables)\\.ts$',
          'signup-state\\.ts$',
          'sms-country\\.ts$',
          'broker-words\\.ts$',
          'consent\\.wordings\\.ts$',
          'auth/role\\.ts$',
          'forms/moment\\.ts$',
          'forms/(fold|typed-text)\\.ts$',
          'pages/page-data\\.ts$',
          'paging/page-reach\\.ts$',
          'proof/proof\\.ts$',
        ],
      },
    },
    {
      name: 'ui-alone-knows-its-libraries',
      severity: 'error',
      from: { path: '^frontend/src/', pathNot: '^frontend/src/(office/)?ui/' },
      to: { path: 'node_modules/(swiper|@base-ui|@dnd-kit|lucide|simple-icons)/' },
    },
    {
      name: 'e2e-imports-neither-workspace',
      comment:
        'except for what an owner changes, so that tests hold for any owner, the program that runs its sites, and what a browser does to a page',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(backend|frontend)/',
        pathNot: [
          'questions\\.form\\.ts$',
          'signup-state\\.ts$',
          'sms-country\\.ts$',
          'legal-facts\\.ts$',
          'testing/site-host\\.ts$',
          'testing/translate\\.ts$',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|frontend/src/generated' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
