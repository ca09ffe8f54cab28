import { useId, useState } from 'react';

interface StatusSettingProps {
  title: string;
  /** What is so while it is on. */
  label: string;
  isOn: boolean;
  onChange: (wanted: boolean) => Promise<void>;
}

/** A card with something that the user switches on or off. It takes one change at a time. */
export function StatusSetting({ title, label, isOn, onChange }: StatusSettingProps) {
  const id = useId();
  const [pending, setPending] = useState(false);
  const change = async (wanted: boolean) => {
    setPending(true);
    await onChange(wanted);
    setPending(false);
  };
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-6 print:hidden">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <label className="mt-3 flex items-start gap-3 text-small">
        <input
          type="checkbox"
          className="mt-1 size-4.5 shrink-0 accent-accent"
          checked={isOn}
          disabled={pending}
          onChange={(event) => void change(event.target.checked)}
        />
        <span>{label}</span>
      </label>
    </section>
  );
}
