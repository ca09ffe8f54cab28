import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { StartError } from '../lifecycle.ts';
import { AddressError } from './address-error.ts';

const modes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
type TlsMode = (typeof modes)[number];

/** How a connection is encrypted and whose certificate is trusted, as in libpq. */
export interface TlsRules {
  /** `prefer` uses TLS if the server supports it; the modes after it require it. */
  readonly mode: TlsMode;
  /** Starts with TLS instead of requesting it first. */
  readonly isDirect: boolean;
  readonly ca: string | undefined;
  readonly cert: string | undefined;
  readonly key: string | undefined;
  readonly passphrase: string | undefined;
}

/**
 * Reads `sslmode` and related parameters. As in libpq, `require` verifies the server's certificate only when a root
 * certificate is given, and then like `verify-ca`. Without one, `verify-full` trusts the authorities that ship with
 * Node.
 *
 * @throws AddressError
 */
export function readTlsRules(parameters: ReadonlyMap<string, string>): TlsRules {
  const ca = readFile(parameters, 'sslrootcert');
  const asked = readMode(parameters);
  const mode = asked === 'require' && ca !== undefined ? 'verify-ca' : asked;
  const cert = readFile(parameters, 'sslcert');
  const key = readFile(parameters, 'sslkey');
  const isDirect = parameters.get('sslnegotiation') === 'direct';
  if (mode === 'verify-ca' && ca === undefined)
    throw new AddressError(
      'has sslmode=verify-ca, which needs sslrootcert, the file of the authority; or use verify-full',
    );
  if ((cert === undefined) !== (key === undefined))
    throw new AddressError('has one of sslcert and sslkey, but a client certificate needs both');
  if (isDirect && (mode === 'disable' || mode === 'prefer'))
    throw new AddressError('has sslnegotiation=direct, which needs sslmode=require or more');
  return { mode, isDirect, ca, cert, key, passphrase: parameters.get('sslpassword') };
}

function readMode(parameters: ReadonlyMap<string, string>): TlsMode {
  const text = parameters.get('sslmode') ?? (isOn(parameters.get('ssl')) ? 'require' : 'prefer');
  const mode = text === 'no-verify' ? 'require' : modes.find((each) => each === text);
  if (mode === undefined) throw new AddressError(`has a wrong sslmode; it takes ${modes.join(', ')}`);
  return mode;
}

const isOn = (text: string | undefined): boolean => text === 'true' || text === '1';

function readFile(parameters: ReadonlyMap<string, string>, name: string): string | undefined {
  const path = parameters.get(name);
  if (path === undefined || (name === 'sslrootcert' && path === 'system')) return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new AddressError(`names ${path} as ${name}, which cannot be read (${why})`);
  }
}

/** TLS options for `pg` for one host; false: no TLS. Local sockets have none. */
export function tlsOptions(rules: TlsRules, host: string): ConnectionOptions | false {
  const { mode, ca, cert, key, passphrase } = rules;
  if (mode === 'disable' || host.startsWith('/')) return false;
  const own = {
    ...(cert === undefined ? {} : { cert, key }),
    ...(passphrase === undefined ? {} : { passphrase }),
  };
  if (mode === 'prefer' || mode === 'require') return { ...own, host, rejectUnauthorized: false };
  return {
    ...own,
    host, // the name the certificate must contain, even if it is an IP address
    rejectUnauthorized: true,
    ...(ca === undefined ? {} : { ca }),
    ...(mode === 'verify-ca' ? { checkServerIdentity: () => undefined } : {}),
  };
}

/** Whether the server declined TLS, or the two sides cannot agree on it. */
export function isTlsRefusal(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return /\bSSL connection/.test(error.message) || /^(?:ERR_SSL|ERR_TLS|EPROTO)/.test(code);
}

const certificateError = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_)/;

/**
 * Maps an error met while connecting: certificate problems and missing TLS become messages that say what to do; any
 * other error stays as it is.
 */
export function explainTlsError(error: unknown, variable: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (certificateError.test(code))
    return new StartError(
      `The certificate of the server in ${variable} is not trusted: ${error.message}. Set sslrootcert to the file of the authority that ` +
        'signed it, and connect by the name that it was made for. (DATABASE_CERTIFICATE_UNTRUSTED)',
    );
  if (!isTlsRefusal(error)) return error;
  return new StartError(
    `The server in ${variable} does not offer the TLS that sslmode asks for: ${error.message}. Turn it on there; on a private network ` +
      'sslmode=prefer does without. (DATABASE_WITHOUT_TLS)',
  );
}
