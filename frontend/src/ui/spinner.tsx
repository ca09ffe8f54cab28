import { LoaderCircle } from 'lucide';
import { icon } from './icon.tsx';

const Ring = icon(LoaderCircle);

/** Spins while something is in progress. In a separate file: most components that use it use no other icon. */
export function Spinner() {
  return <Ring size={18} className="spin" />;
}
