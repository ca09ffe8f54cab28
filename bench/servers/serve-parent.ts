/** Messages to the parent: where requests are accepted, or the CPU time used so far. */
export interface ServerMessage {
  readonly port?: number;
  readonly cpuMs?: number;
}

interface RunningServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Runs a server for the process that forked this one and tells it the port; `cpu` is answered with the processor time
 * used so far, `stop` or the parent's end stop the server. Ctrl-C is left to the parent.
 *
 * @param start gets the address of the database.
 */
export async function serveParent(start: (databaseUrl: string) => Promise<RunningServer>): Promise<void> {
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit());
  const server = await start(process.argv[2] ?? '');
  const tell = (message: ServerMessage) => process.send?.(message);
  process.on('message', (message) => {
    const { user, system } = process.cpuUsage();
    if (message === 'cpu') tell({ cpuMs: (user + system) / 1000 });
    else void server.stop().finally(() => process.disconnect());
  });
  tell({ port: server.port });
}
