import { LoaderCircle } from 'lucide';
import { icon } from './icon.tsx';

const Ring = icon(LoaderCircle);

/** Turns while something is under way. In a file of its own: most of what shows it shows no other icon. */
export function Spinner() {
  return <Ring size={18} className="spin" />;
}
