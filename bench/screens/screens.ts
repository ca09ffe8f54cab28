import { officePaths, treePath, userPath } from '../../frontend/src/office/platform/office-paths.ts';

/** A screen of the back office, and which part of it to wait for. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** A CSS selector, within `main`, of the data it is opened for. */
  readonly data: string;
  readonly isInSidebar: boolean;
}

const rows = 'tbody td';
const listed = 'ul li';

/** Links to every other screen and shows no list of its own. */
export const account: Screen = {
  name: 'Account',
  path: officePaths.account,
  data: 'form',
  isInSidebar: true,
};

/** @param leader the id of the first user in the list, who has the most data. @param signups how many there are. */
export function screensOf(leader: string, signups: number): readonly Screen[] {
  const middle = Math.ceil(signups / 20);
  return [
    { name: 'Dashboard', path: officePaths.dashboard, data: '[role=application]', isInSidebar: true },
    { name: 'Users', path: officePaths.users, data: rows, isInSidebar: true },
    {
      name: 'Users, the page in the middle',
      path: `${officePaths.users}?page=${middle}`,
      data: rows,
      isInSidebar: false,
    },
    { name: 'Users, a search', path: `${officePaths.users}?search=garcia`, data: rows, isInSidebar: false },
    { name: 'the leading user', path: userPath(leader), data: 'dl dd', isInSidebar: false },
    { name: 'Ambassadors', path: officePaths.ambassadors, data: rows, isInSidebar: true },
    { name: 'FAQ', path: officePaths.faqs, data: rows, isInSidebar: true },
    { name: 'Referral Count', path: officePaths.referralCount, data: rows, isInSidebar: true },
    { name: 'the largest tree', path: treePath(leader), data: '[role=treeitem]', isInSidebar: false },
    { name: 'the largest trees', path: officePaths.countDetails, data: 'ol li', isInSidebar: false },
    { name: 'Invites', path: officePaths.invites, data: rows, isInSidebar: true },
    { name: 'Broadcasts', path: officePaths.broadcasts, data: rows, isInSidebar: true },
    { name: 'Messages', path: officePaths.messages, data: listed, isInSidebar: true },
    { name: 'Do not email', path: officePaths.suppressions, data: rows, isInSidebar: true },
    { name: 'Team', path: officePaths.team, data: rows, isInSidebar: true },
    { name: 'API keys', path: officePaths.apiKeys, data: rows, isInSidebar: true },
    { name: 'Webhooks', path: officePaths.webhooks, data: listed, isInSidebar: true },
    { name: 'Audit', path: officePaths.audit, data: rows, isInSidebar: true },
  ];
}
