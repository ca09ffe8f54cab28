import { Client } from 'pg';
import { openBenchPool, startBenchServer } from './database.ts';
import { runCommand } from './command.ts';
import { check, createImports, caller } from '../backend/src/features/import/import.scenario.ts';
import { carryOutNext } from '../backend/src/features/import/import.step.ts';
import { createExclusion } from '../backend/src/testing/scenarios.ts';
import { resultOf } from '../backend/src/platform/graphql/domain-error.ts';

const users = Number(process.env['USERS'] ?? 60000);
await runCommand('prof', 'x', async (_args, lifecycle) => {
  const server = await startBenchServer(lifecycle);
  const pool = openBenchPool(server.url, 4);
  lifecycle.onStop('pool', () => pool.end());
  const firstDay = Date.UTC(2023, 0, 1);
  const lines = Array.from({ length: users }, (_each, at) => {
    const joinedAt = new Date(firstDay + 60_000 * at).toISOString();
    const referrer = at % 3 === 0 ? '' : `OLDCODE${10_000_000 + Math.floor(at / 3)}`;
    return `user${at}@example.com,User ${at},${joinedAt},OLDCODE${10_000_000 + at},${referrer}`;
  });
  const file = `Email,Name,Created at,Referral code,Referred by\n${lines.join('\n')}\n`;
  const imports = createImports(pool);
  let t = performance.now();
  const { id, valid } = await check(imports, file);
  console.error('check', performance.now() - t);
  resultOf(await imports.start(id, valid, caller));
  t = performance.now();
  const exclusion = createExclusion(pool);
  let n = 0;
  const seq = (await pool.query("select seq from import")).rows[0].seq;
  while ((await pool.query("select state from import")).rows[0].state === 'running') {
    const at = performance.now();
    if (n === Number(process.env['EXPLAIN_AT'] ?? -1)) {
      const ids = Array.from({ length: 2000 }, () => crypto.randomUUID());
      const codes = Array.from({ length: 2000 }, (_e, i) => 'ZZZZ' + n + 'X' + i);
      const db = new URL(server.url).pathname.slice(1);
      for (const setting of ["session_preload_libraries = 'auto_explain'", 'auto_explain.log_nested_statements = on', 'auto_explain.log_analyze = on', 'auto_explain.log_min_duration = 3', 'auto_explain.log_triggers = on'])
        await server.asSuperuser(`ALTER DATABASE "${db}" SET ${setting}`);
      const admin = new Client({ connectionString: server.url });
      await admin.connect();
      admin.on('notice', (m) => console.error(m.message));
      await admin.query('SET client_min_messages=log');
      await admin.query('SELECT import_add($1, $2::uuid[], $3)', [seq, ids, codes]);
      await admin.end();
    } else await carryOutNext(pool, exclusion);
    n += 1;
    if (n % 10 === 0) console.error(n, (performance.now() - at).toFixed(0));
  }
  console.error('import', performance.now() - t, users / (performance.now() - t) * 1000);
  return { about: '', rows: [] };
});
