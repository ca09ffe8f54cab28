import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Returns memory to the system that was needed to load the program but not to run it: V8 grows its young generation for
 * loading and keeps it. It blocks for a few tenths of a second, so call it before there are requests.
 */
export function returnMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc'); // contexts made earlier do not have it
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function')
    Reflect.apply(collect, undefined, [{ type: 'major', execution: 'sync', flavor: 'last-resort' }]);
}
