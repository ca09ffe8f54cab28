/** Sections that the header links to. Sign In and Sign Up lead out of the site and are listed separately. */
export const navigation = [
  { href: '#Home', text: 'Home' },
  { href: '#Features', text: 'Features' },
  { href: '#FutureRoadmap', text: 'Future Roadmap' },
  { href: '#Faqs', text: 'FAQs' },
] as const;
