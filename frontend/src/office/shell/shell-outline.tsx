/** The shell's outline, while the session or the screen's code is loading. */
export function ShellOutline() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[232px_1fr]">
      <div className="hidden border-r border-line bg-ink-2 lg:block" />
      <main>
        <h1 className="h-14 border-b border-line">
          <span className="sr-only">Loading</span>
        </h1>
      </main>
    </div>
  );
}
