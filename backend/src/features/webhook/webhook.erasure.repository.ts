import type { ClientBase } from 'pg';

/**
 * Removes anything receivers may have repeated about a user, see `webhook_forget_erased`. Call it once the signup and
 * the application are erased. An answer that comes afterwards is removed within a minute, by the runner.
 */
export async function eraseDeliveryAnswers(client: ClientBase): Promise<void> {
  await client.query('SELECT webhook_forget_erased()');
}
