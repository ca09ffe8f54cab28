/**
 * What mail programs turn into a link: a dot, of any script, with something right after it; slashes, at signs and
 * colons; and enough digits for a phone number.
 */
const linkable = /[.\u3002\uff61](?=\S)|[/\\@:]|\d(?:\D*\d){4}/u;

/**
 * A name as typed into a form, for an email to another person. Null if it could be read as an address, so that no one can
 * use us to email a link to a stranger.
 */
export function mailedName(name: string): string | null {
  // Look-alike characters, such as a full-width dot, count as the plain ones.
  return linkable.test(name.normalize('NFKC')) ? null : name;
}
