import {
  type CompiledMessage,
  compileMessage,
  type Letterhead,
  type MessageSource,
} from './message.render.ts';

/** A version of a template with its content. */
export interface StoredVersion extends MessageSource {
  readonly id: string;
}

/** Versions of templates, each parsed once: they never change. Keeps the few that were used last. */
export class CompiledVersions {
  readonly #known = new Map<string, CompiledMessage>();

  /** A version that was parsed before; null if it has to be looked up. */
  find(id: string, { publicUrl }: Letterhead): CompiledMessage | null {
    return this.#known.get(keyOf(id, publicUrl)) ?? null;
  }

  /** @throws for a version that this release cannot parse: it was checked when it was saved. */
  compile(version: StoredVersion, letterhead: Letterhead): CompiledMessage {
    const key = keyOf(version.id, letterhead.publicUrl);
    const message = this.#known.get(key) ?? read(version, letterhead);
    this.#known.delete(key);
    this.#known.set(key, message);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= versionsAtMost) break;
      this.#known.delete(oldest);
    }
    return message;
  }
}

const versionsAtMost = 20;

const keyOf = (id: string, publicUrl: string): string => `${id} ${publicUrl}`;

function read(version: StoredVersion, letterhead: Letterhead): CompiledMessage {
  const compiled = compileMessage(version, letterhead);
  if (compiled.ok) return compiled.message;
  throw new Error(`Version ${version.id} of a template cannot be read: ${JSON.stringify(compiled.fields)}`);
}
