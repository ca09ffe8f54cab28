// Loaded into the product by the drill, before anything else: SIGUSR2 switches the disturbances in DRILL_DISTURBANCE on
// and off.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

const [kind, value] = (process.env.DRILL_DISTURBANCE ?? '').split(':');
let isOn = false;
process.on('SIGUSR2', () => (isOn = !isOn));

if (kind === 'clock') moveClock(Number(value));
if (kind === 'names') takeNames();

/** Shifts this process's wall clock; timers use the steady one. @param {number} byMs */
function moveClock(byMs) {
  const RealDate = Date;
  const now = () => RealDate.now() + (isOn ? byMs : 0);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}

/** Every name ending in .drill.test resolves to this machine, while names work. */
function takeNames() {
  const isOurs = (name) => typeof name === 'string' && name.endsWith('.drill.test');
  const away = (name) =>
    Object.assign(new Error(`getaddrinfo EAI_AGAIN ${name}`), {
      code: 'EAI_AGAIN',
      syscall: 'getaddrinfo',
      hostname: name,
    });
  const { lookup, resolve4, resolve6 } = dns;
  dns.lookup = (name, options, callback) => {
    if (!isOurs(name)) return lookup(name, options, callback);
    const done = typeof options === 'function' ? options : callback;
    const all = typeof options === 'object' && options?.all === true;
    setImmediate(() => {
      if (isOn) done(away(name));
      else if (all) done(null, [{ address: '127.0.0.1', family: 4 }]);
      else done(null, '127.0.0.1', 4);
    });
  };
  const resolver =
    (real, found) =>
    (name, ...rest) => {
      if (!isOurs(name)) return real(name, ...rest);
      setImmediate(() => (isOn ? rest.at(-1)(away(name)) : rest.at(-1)(null, found)));
    };
  dns.resolve4 = resolver(resolve4, ['127.0.0.1']);
  dns.resolve6 = resolver(resolve6, []);
  syncBuiltinESMExports();
}
