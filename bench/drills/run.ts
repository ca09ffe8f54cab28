import { UsageError } from '../../backend/src/command-options.ts';
import { runCommand } from '../command.ts';
import { drills } from './drills.ts';

/** `npm run drill -- NAME`. */

const usage = `Usage: npm run drill -- NAME [options]

${Object.entries(drills)
  .map(([name, { does }]) => `  ${name.padEnd(10)} ${does}\n`)
  .join('')}
  --help     show this, or the options of a drill
`;

await runCommand(usage, async ([name = '--help', ...args], lifecycle) => {
  if (name === '--help') {
    process.stdout.write(usage);
    return true;
  }
  const drill = Object.hasOwn(drills, name) ? drills[name] : undefined;
  if (drill === undefined) throw new UsageError(`There is no drill ${name}.`);
  if (args.includes('--help')) {
    process.stdout.write(drill.usage);
    return true;
  }
  return drill.run(args, lifecycle);
});
