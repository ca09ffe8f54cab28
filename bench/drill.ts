import { UsageError } from '../backend/src/command-options.ts';
import { runCommand } from './command.ts';
import { drills } from './drills/drills.ts';
import { faultNames } from './drills/faults.ts';

/** `npm run drill -- NAME`. */

const usage = `Usage: npm run drill -- NAME [options] [--write]

  failover   kills the primary under load, promotes its standby and brings the old primary back, once with commits that
             wait for the standby and once without; needs an installed PostgreSQL 15 or newer
  restore    kills the app and its PostgreSQL under load, deletes the data folder and restores it from backups
  upgrade    starts this release beside an older one under load and replaces its instances one at a time
             --from COMMIT  the older release; the newest tag v* unless given
             --signups N    signups before the first visitor; 20000 unless given
             --seconds N    how long each part takes; 15 unless given
  faults     applies one fault after the other under load and lifts it, in about 20 minutes
             --only NAME,NAME…  of ${faultNames.join(', ')}

  --write    put the result into bench/RESULTS.md
`;

await runCommand('drill', usage, ([name = '', ...args], lifecycle) => {
  const drill = Object.hasOwn(drills, name) ? drills[name] : undefined;
  if (drill === undefined) throw new UsageError(name === '' ? 'Name a drill.' : `There is no drill ${name}.`);
  return drill(args, lifecycle);
});
