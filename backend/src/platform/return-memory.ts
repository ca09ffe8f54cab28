import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives memory back to the system that loading the program took and running it does not need: V8 grows its young generation
 * for that and keeps it. Nothing else runs meanwhile, for a few tenths of a second, so call it before there are requests.
 */
export function returnMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc'); // contexts made earlier do not have it
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function')
    Reflect.apply(collect, undefined, [{ type: 'major', execution: 'sync', flavor: 'last-resort' }]);
}
