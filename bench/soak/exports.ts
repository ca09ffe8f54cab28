import type { Desk } from './desk.ts';
import type { Findings } from './findings.ts';
import type { World } from './world.ts';

const best = 1000;
const bestEvery = 3;

/** An admin who exports the list: all users as CSV, and now and then the best as JSON. */
export class Exports {
  readonly #desk: Desk;
  readonly #world: World;
  readonly #findings: Findings;
  #made = 0;

  constructor(desk: Desk, world: World, findings: Findings) {
    this.#desk = desk;
    this.#world = world;
    this.#findings = findings;
  }

  async export(): Promise<void> {
    this.#made += 1;
    await (this.#made % bestEvery === 0 ? this.#exportBest() : this.#exportAll());
  }

  /** Every user whose join was acknowledged before is in the file, once, and none who had not begun to join. */
  async #exportAll(): Promise<void> {
    const { seeded } = this.#world;
    const members = this.#world.members.slice();
    const answer = await this.#desk.rest('export, all', '/api/admin/getcsv', { accept: 'text/csv' });
    if (answer === null) return;
    const most = seeded + this.#world.possible.joins;
    const lines = answer.body.trimEnd().split('\n').slice(1);
    const emails = new Set(answer.body.match(/[^,"\n]+@[^,"\n]+/g));
    const missing = members.filter(({ email }) => !emails.has(email));
    const isRight = lines.length >= seeded + members.length && lines.length <= most && missing.length === 0;
    this.#findings.expect(isRight, 'export: rows', () =>
      JSON.stringify({
        lines: lines.length,
        least: seeded + members.length,
        most,
        missing: missing[0]?.email,
      }),
    );
  }

  async #exportBest(): Promise<void> {
    const answer = await this.#desk.rest('export, best', `/api/admin/getcsv?best=${best}&columns=all`);
    if (answer === null) return;
    const { result } = JSON.parse(answer.body) as { readonly result: readonly { readonly rank: number }[] };
    const isRight = result.length === best && result.every(({ rank }, index) => rank === index + 1);
    this.#findings.expect(isRight, 'export: ranks of the best', () => JSON.stringify(result.slice(0, 3)));
  }
}
