import { OneLine } from '../one-line.tsx';
import { CopyValue } from './copy-value.tsx';

/** An email address under the name of its row. */
export function EmailLine({ email }: { email: string }) {
  return (
    <span className="block font-normal text-fg-3 sm:max-w-56">
      <CopyValue text={email} what="email">
        <OneLine text={email} />
      </CopyValue>
    </span>
  );
}
