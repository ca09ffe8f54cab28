import { officeHome } from '../platform/office-paths.ts';
import { WayBack } from '../ui/way-back.tsx';

export function ScreenNotFound() {
  return (
    <WayBack to={officeHome} text="Go to Users">
      There is no screen at this address. It may have been moved, or the link is not complete.
    </WayBack>
  );
}
