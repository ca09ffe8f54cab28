import { readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { StartError } from '../../lifecycle.ts';
import type { PostgresBinaries } from './binaries.ts';
import { type Launch, runProgram } from './programs.ts';

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The user PostgreSQL runs as: it refuses to run as root. */
export interface Account {
  readonly name: string;
  /** Owner of its files; undefined where files have no such owner (Windows). */
  readonly owner: Owner | undefined;
  /** The major version of the binaries. */
  readonly serverMajor: number;
  launch(file: string, args: readonly string[]): Launch;
}

/**
 * Chooses the first account that can run the binaries and enter `folder`. Ordinary users run PostgreSQL as themselves.
 * Root runs it as the owner of the existing data, `postgres` or `nobody`; if the clone is in a folder that only root
 * may enter, it runs it as root without its powers (a user namespace), or as another user who may enter all folders.
 *
 * @throws StartError when nothing works, with the reason for each attempt.
 */
export async function chooseAccount(
  binaries: PostgresBinaries,
  folder: string,
  dataFolder: string,
): Promise<Account> {
  const refusals: string[] = [];
  for (const candidate of await listCandidates(dataFolder)) {
    const probe = await probeCandidate(candidate, binaries, folder);
    if (typeof probe === 'number') return { ...candidate, serverMajor: probe };
    refusals.push(`  - as ${candidate.name}: ${probe}`);
  }
  throw new StartError(
    [
      'The embedded PostgreSQL cannot be run on this machine:',
      ...refusals,
      'Run the app as an ordinary user, move it to a folder every user may enter, or set DATABASE_URL to a PostgreSQL server.',
    ].join('\n'),
  );
}

type Candidate = Omit<Account, 'serverMajor'>;

interface PasswdEntry extends Owner {
  readonly name: string;
}

async function listCandidates(dataFolder: string): Promise<Candidate[]> {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) return [plain('this user', undefined)];
  const self = { uid, gid };
  if (uid !== 0 && hasName()) return [plain('this user', self)];

  const known = await readPasswd();
  const others = ['postgres', 'nobody'].flatMap((name) => known.find((entry) => entry.name === name) ?? []);
  const stranger = others[0];
  // PostgreSQL looks up its user's name, and `docker run --user 1234` has none.
  if (uid !== 0)
    return stranger === undefined ? [plain('this user', self)] : [inUserNamespace(stranger, self)];

  const ownerId = await ownerOf(dataFolder);
  const dataOwner = known.filter((entry) => entry.uid !== 0 && entry.uid === ownerId);
  const switched = [...dataOwner, ...others].map(switchedUser);
  if (stranger === undefined || process.platform !== 'linux') return switched;
  return [...switched, inUserNamespace(stranger, self), withAllFolders(stranger)];
}

function plain(name: string, owner: Owner | undefined): Candidate {
  return { name, owner, launch: (file, args) => ({ file, args, options: {} }) };
}

function switchedUser({ name, uid, gid }: PasswdEntry): Candidate {
  return {
    name: `user ${name}`,
    owner: { uid, gid },
    launch: (file, args) => ({ file, args, options: { uid, gid } }),
  };
}

/** The process sees itself as `shown`; the rest of the machine sees `self`, without any capability. */
function inUserNamespace(shown: PasswdEntry, self: Owner): Candidate {
  const wrapper = ['--user', `--map-user=${shown.uid}`, `--map-group=${shown.gid}`, '--'];
  return {
    name: `user ${shown.name} in a user namespace (unshare)`,
    owner: self,
    launch: (file, args) => ({ file: 'unshare', args: [...wrapper, file, ...args], options: {} }),
  };
}

/** For containers, which often forbid user namespaces. The secure bit makes access(2) honour the capability, too. */
function withAllFolders({ name, uid, gid }: PasswdEntry): Candidate {
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const powers = [
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  return {
    name: `user ${name} with leave to enter all folders (setpriv)`,
    owner: { uid, gid },
    launch: (file, args) => ({
      file: 'setpriv',
      args: [...identity, ...powers, '--', file, ...args],
      options: {},
    }),
  };
}

/** The binaries' major version if `candidate` can enter `folder` and run them, otherwise why not. */
async function probeCandidate(
  candidate: Candidate,
  { postgres }: PostgresBinaries,
  folder: string,
): Promise<number | string> {
  const script = ['-c', 'cd "$1" && exec "$2" --version', 'sh', folder, postgres];
  const onWindows = process.platform === 'win32';
  const launch = onWindows ? candidate.launch(postgres, ['--version']) : candidate.launch('/bin/sh', script);
  try {
    const output = await runProgram(launch, { cwd: onWindows ? folder : '/' });
    const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
    return major === undefined ? `unexpected answer ${output.trim()}` : Number(major);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function ownerOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).uid;
  } catch {
    return undefined;
  }
}

async function readPasswd(): Promise<PasswdEntry[]> {
  let text: string;
  try {
    text = await readFile('/etc/passwd', 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name === undefined || uid === undefined || gid === undefined
      ? []
      : [{ name, uid: Number(uid), gid: Number(gid) }];
  });
}
