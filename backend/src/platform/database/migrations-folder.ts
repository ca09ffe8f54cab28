/** `backend/migrations/`; the build copies what is read from it next to the bundle. */
export const migrationsFolder = new URL(
  import.meta.url.endsWith('.ts') ? '../../../migrations/' : './migrations/',
  import.meta.url,
);
