/**
 * How mail providers read the name before the `@`, and which of their domains lead to one mailbox: the data behind the
 * keys by which email addresses are compared. For the reasons, see docs/decisions/identities.md.
 *
 * A `+tag` is dropped at every domain and needs no entry. A change here changes keys: add a migration that updates the
 * stored keys.
 */
export interface MailProvider {
  readonly domains: readonly string[];
  /** True: a name is the same mailbox at all of the domains, and keys use the first one. */
  readonly sharesNames?: boolean;
  /** Characters in the name that the provider ignores. */
  readonly ignores?: string;
  /** Characters in the name that the provider treats as the other. */
  readonly alike?: { readonly from: string; readonly to: string };
  /** What else a tag may begin with. It stays in the key, because the name before it may be another user's mailbox. */
  readonly tagMark?: string;
  /** True: `anything@name.domain` is `name+anything@domain`. */
  readonly hasSubdomains?: boolean;
}

/** https://support.google.com/mail/answer/7436150: dots do not matter. googlemail.com is the same mailbox. */
const gmail: MailProvider = { domains: ['gmail.com', 'googlemail.com'], sharesNames: true, ignores: '.' };

/**
 * https://proton.me/support/addresses-and-aliases: a name belongs to one account at every domain. Dots, hyphens and
 * underscores: `removeEmailAlias` in github.com/ProtonMail/WebClients.
 */
const proton: MailProvider = {
  domains: ['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'],
  sharesNames: true,
  ignores: '._-',
};

/**
 * https://yandex.com/support/domain/additional/mailbox-alias.xml: a mailbox has an address at each domain.
 * https://yandex.com/support/passport/authorization/registration.html: john.2009 and john-2009 are the same username.
 */
const yandex: MailProvider = {
  domains: [
    ...[
      'yandex.ru',
      'ya.ru',
      'yandex.com',
      'yandex.by',
      'yandex.kz',
      'yandex.ua',
      'yandex.com.tr',
      'narod.ru',
    ],
    ...['yandex.az', 'yandex.co.il', 'yandex.com.am', 'yandex.com.ge', 'yandex.ee', 'yandex.fr', 'yandex.kg'],
    ...['yandex.lt', 'yandex.lv', 'yandex.md', 'yandex.tj', 'yandex.tm', 'yandex.uz'],
  ],
  sharesNames: true,
  alike: { from: '.', to: '-' },
};

/** https://support.apple.com/118230: older accounts have their name at all three. Dots count. */
const icloud: MailProvider = { domains: ['icloud.com', 'me.com', 'mac.com'], sharesNames: true };

/** https://www.fastmail.help/hc/en-us/articles/360060591053: subdomain addressing. Each domain has names of its own. */
const fastmail: MailProvider = {
  domains: [
    ...['fastmail.com', 'fastmail.fm', '123mail.org', '150mail.com', '150ml.com', '16mail.com', '2-mail.com'],
    ...[
      '4email.net',
      '50mail.com',
      'airpost.net',
      'allmail.net',
      'bestmail.us',
      'cluemail.com',
      'elitemail.org',
    ],
    ...['emailcorner.net', 'emailengine.net', 'emailengine.org', 'emailgroups.net', 'emailplus.org'],
    ...['emailuser.net', 'eml.cc', 'f-m.fm', 'fast-email.com', 'fast-mail.org', 'fastem.com', 'fastemail.us'],
    ...['fastemailer.com', 'fastest.cc', 'fastimap.com', 'fastmail.cn', 'fastmail.co.uk', 'fastmail.com.au'],
    ...[
      'fastmail.de',
      'fastmail.es',
      'fastmail.fr',
      'fastmail.im',
      'fastmail.in',
      'fastmail.jp',
      'fastmail.mx',
    ],
    ...['fastmail.net', 'fastmail.nl', 'fastmail.org', 'fastmail.se', 'fastmail.to', 'fastmail.tw'],
    ...['fastmail.uk', 'fastmail.us', 'fastmailbox.net', 'fastmessaging.com', 'fea.st', 'fmail.co.uk'],
    ...['fmailbox.com', 'fmgirl.com', 'fmguy.com', 'ftml.net', 'h-mail.us', 'hailmail.net', 'imap-mail.com'],
    ...['imap.cc', 'imapmail.org', 'inoutbox.com', 'internet-e-mail.com', 'internet-mail.org'],
    ...['internetemails.net', 'internetmailing.net', 'jetemail.net', 'justemail.net', 'letterboxes.org'],
    ...['mail-central.com', 'mail-page.com', 'mailandftp.com', 'mailas.com', 'mailbolt.com', 'mailc.net'],
    ...['mailcan.com', 'mailforce.net', 'mailftp.com', 'mailhaven.com', 'mailingaddress.org', 'mailite.com'],
    ...['mailmight.com', 'mailnew.com', 'mailsent.net', 'mailservice.ms', 'mailup.net', 'mailworks.org'],
    ...['ml1.net', 'mm.st', 'myfastmail.com', 'mymacmail.com', 'nospammail.net', 'ownmail.net', 'petml.com'],
    ...['postinbox.com', 'postpro.net', 'proinbox.com', 'promessage.com', 'realemail.net', 'reallyfast.biz'],
    ...[
      'reallyfast.info',
      'rushpost.com',
      'sent.as',
      'sent.at',
      'sent.com',
      'speedpost.net',
      'speedymail.org',
    ],
    ...['ssl-mail.com', 'swift-mail.com', 'the-fastest.net', 'the-quickest.com', 'theinternetemail.com'],
    ...['veryfast.biz', 'veryspeedy.net', 'warpmail.net', 'xsmail.com', 'yepmail.net', 'your-mail.com'],
  ],
  hasSubdomains: true,
};

/**
 * https://help.yahoo.com/kb/SLN3523.html: a disposable address is `nickname-keyword`, and hyphens are kept for these (US
 * patent application 20060041621). The nickname need not be the account's name. yahoo.co.jp is another company.
 */
const yahoo: MailProvider = {
  domains: [
    ...['yahoo.com', 'ymail.com', 'rocketmail.com', 'myyahoo.com', 'yahoo.ca', 'yahoo.co.in', 'yahoo.co.id'],
    ...['yahoo.co.nz', 'yahoo.co.th', 'yahoo.co.uk', 'yahoo.co.za', 'yahoo.com.ar', 'yahoo.com.au'],
    ...['yahoo.com.br', 'yahoo.com.hk', 'yahoo.com.mx', 'yahoo.com.my', 'yahoo.com.ph', 'yahoo.com.sg'],
    ...['yahoo.com.tr', 'yahoo.com.tw', 'yahoo.com.vn', 'yahoo.de', 'yahoo.dk', 'yahoo.es', 'yahoo.fr'],
    ...[
      'yahoo.gr',
      'yahoo.ie',
      'yahoo.in',
      'yahoo.it',
      'yahoo.nl',
      'yahoo.no',
      'yahoo.pl',
      'yahoo.ro',
      'yahoo.se',
    ],
  ],
  tagMark: '-',
};

export const mailProviders: readonly MailProvider[] = [gmail, proton, yandex, icloud, fastmail, yahoo];
