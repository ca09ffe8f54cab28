/** Messages from the parent process to a server of the benchmark. */
export interface ServerOptions {
  readonly databaseUrl: string;
  /** How many database connections a server may open if it has no limit of its own. */
  readonly connections: number;
  /** A front end's folder, without pages. */
  readonly frontendDir: string;
}

/** Messages to the parent: that it accepts requests, or the CPU time it has used. */
export type ServerMessage = { readonly port: number } | { readonly cpuMs: number };

interface RunningServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Runs a server for the process that forked this one and tells it the port; `cpu` is answered with the processor time
 * used so far, `stop` or the parent's end stop the server. Ctrl-C is left to the parent.
 */
export async function serveParent(start: (options: ServerOptions) => Promise<RunningServer>): Promise<void> {
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit());
  const [databaseUrl = '', connections, frontendDir = ''] = process.argv.slice(2);
  const server = await start({ databaseUrl, connections: Number(connections), frontendDir });
  process.on('message', (message) => {
    if (message === 'cpu') tell({ cpuMs: usedCpuMs() });
    else void server.stop().finally(() => process.disconnect());
  });
  tell({ port: server.port });
}

function tell(message: ServerMessage): void {
  process.send?.(message);
}

function usedCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
