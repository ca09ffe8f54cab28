import { StartError } from '../lifecycle.ts';

/** A file of a backup with which nothing can be restored. `reason` ends the sentence that begins with its name. */
export const damaged = (file: string, reason: string): StartError =>
  new StartError(`${file} ${reason}. Nothing was changed. Use another backup, or another copy of this one.`);

export const otherChecksum = (file: string): StartError =>
  damaged(file, 'is damaged: its checksum is another');
