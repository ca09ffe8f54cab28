const everyMs = 3_000;

/**
 * Tells `npm start`, if that started this process, that it works, and then every three seconds that it is alive: one that
 * falls silent is killed and started again.
 */
export function reportAlive(): void {
  const report = () => {
    if (process.connected) process.send?.('alive', undefined, undefined, () => undefined);
  };
  report();
  setInterval(report, everyMs).unref();
}
