/** Stands in every dialog in which somebody commits to something. */
export function SmallPrint({ className }: { className?: string }) {
  return (
    <p className={`text-sm leading-relaxed text-fg-3 ${className ?? ''}`}>
      By continuing you accept our terms and conditions and our privacy policy, and agree to receive a
      one-time code. Rankings can change at any time.
    </p>
  );
}
