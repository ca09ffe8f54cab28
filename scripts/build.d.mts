/** What TypeScript uses of build.mjs. */
export function bundleServer(entryPoints: Readonly<Record<string, string>>, output: string): Promise<void>;
