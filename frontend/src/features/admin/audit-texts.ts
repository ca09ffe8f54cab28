/** What can be looked at alone: the beginnings of actions. */
export const areas: readonly { readonly value: string; readonly text: string }[] = [
  { value: '', text: 'Everything' },
  { value: 'admin', text: 'Accounts and logins' },
  { value: 'api-key', text: 'API keys' },
  { value: 'faq', text: 'FAQs' },
  { value: 'signup', text: 'Users' },
  { value: 'ambassador', text: 'Ambassadors' },
];

/** An action as a person says it: `admin.set-role` becomes "Admin: set role". */
export function actionText(action: string): string {
  const [area = '', ...deed] = action.split('.');
  const subject = area === 'api-key' ? 'API key' : area === 'faq' ? 'FAQ' : capital(area);
  return `${subject}: ${deed.join(' ').replaceAll('-', ' ')}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
