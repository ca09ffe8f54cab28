import { useId, useState } from 'react';

interface Setting {
  /** What is so while it is on. */
  label: string;
  isOn: boolean;
  onChange: (wanted: boolean) => Promise<void>;
}

/** A card with what the user switches on or off. */
export function StatusSettings({ title, settings }: { title: string; settings: readonly Setting[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-6 print:hidden">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {settings.map((setting) => (
        <Switch key={setting.label} {...setting} />
      ))}
    </section>
  );
}

/** It takes one change at a time. */
function Switch({ label, isOn, onChange }: Setting) {
  const [pending, setPending] = useState(false);
  const change = async (wanted: boolean) => {
    setPending(true);
    await onChange(wanted);
    setPending(false);
  };
  return (
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
  );
}
