import { Migration } from '@mikro-orm/migrations';

/** Applications whose personal data has been removed. */
export class Migration013Erasure extends Migration {
  override up(): void {
    this.addSql(erased);
  }
}

const erased = /* sql */ `
ALTER TABLE ambassador_application ADD erased_at timestamptz;
COMMENT ON COLUMN ambassador_application.erased_at IS 'When everything personal in this row was removed; for good. The row stays: seq is dense.';
`;
