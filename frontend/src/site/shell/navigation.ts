/** Sections that the header leads to. Sign In and Sign Up lead out of the site and stand apart. */
export const navigation = [
  { href: '#Home', text: 'Home' },
  { href: '#Features', text: 'Features' },
  { href: '#FutureRoadmap', text: 'Future Roadmap' },
  { href: '#Faqs', text: 'FAQs' },
] as const;
