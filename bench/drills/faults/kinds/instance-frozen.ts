import type { Fault } from '../fault.ts';

export const instanceFrozen: Fault = {
  name: 'instance-frozen',
  does: 'one of two instances is stopped (SIGSTOP) for 60 s; the proxy in front leads visitors to the other',
  seconds: 60,
  instances: 2,
  // Requests that the frozen instance had begun are answered when it resumes, late or with 503.
  bounds: {
    failures: ['503 DATABASE_UNAVAILABLE'],
    slowestMs: { other: 70_000 },
    settledMs: 2_000,
    worksAfterMs: 10_000,
  },
  begin({ products, load, ports }) {
    const [frozen] = products;
    if (frozen !== undefined) process.kill(frozen.pid, 'SIGSTOP');
    load.ports = ports.slice(1);
  },
  end({ products, load, ports }) {
    const [frozen] = products;
    if (frozen !== undefined) process.kill(frozen.pid, 'SIGCONT');
    load.ports = ports;
  },
};
