import { Migration } from '@mikro-orm/migrations';

/** The settings of a wave go when its draft is deleted: docs/decisions/waves.md */
export class Migration120WaveMailing extends Migration {
  override up(): void {
    this.addSql(settings);
  }
}

const settings = /* sql */ `
ALTER TABLE invite_wave ADD FOREIGN KEY (mailing_seq) REFERENCES mailing (seq) ON DELETE CASCADE;
`;
