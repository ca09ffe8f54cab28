import { AlertIcon } from '../../../ui/icons.tsx';

export function Disclaimer() {
  return (
    <div className="wrap pb-20 lg:pb-28">
      <aside aria-label="Disclaimer" className="card flex gap-4 p-6 text-small">
        <AlertIcon size={22} className="mt-0.5 shrink-0 text-accent" />
        <p>
          <strong className="font-semibold text-fg">Disclaimer.</strong> Output may be inaccurate and is
          provided as is. It is not investment advice. Verify anything important independently before you act
          on it.
        </p>
      </aside>
    </div>
  );
}
