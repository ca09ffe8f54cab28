import { Migration } from '@mikro-orm/migrations';

/** API keys that read metrics and nothing else. */
export class Migration040MetricsKeys extends Migration {
  override up(): void {
    this.addSql(scope);
  }
}

const scope = /* sql */ `
ALTER TABLE admin_api_key
  ADD COLUMN scope text NOT NULL DEFAULT 'ROLE' CHECK (scope IN ('ROLE', 'METRICS')),
  ALTER COLUMN role DROP NOT NULL,
  ADD CONSTRAINT admin_api_key_role_of_scope CHECK ((scope = 'ROLE') = (role IS NOT NULL));
COMMENT ON COLUMN admin_api_key.scope IS 'ROLE: what its role allows. METRICS: reads /metrics and nothing else.';
`;
