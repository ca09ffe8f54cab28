import drawing from '../../public/favicon.svg?raw';

/** A small logo is part of the page: a request of its own would compete with the font for a slow line. */
const inlineAtMostCharacters = 1024;

/** The address of the logo, `public/favicon.svg`; its data, if it is small. */
export const logoAddress =
  drawing.length > inlineAtMostCharacters
    ? '/favicon.svg'
    : `data:image/svg+xml,${encodeURIComponent(drawing.trim())}`;

export function LogoMark({ size = 28 }: { size?: number }) {
  return <img src={logoAddress} alt="" width={size} height={size} />;
}
