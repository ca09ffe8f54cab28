import type { Core } from '../../platform/feature.ts';
import { noteJobs } from './note.jobs.ts';
import { eraseNotes } from './note.repository.ts';
import { NoteResolver } from './note.resolver.ts';
import { NoteService } from './note.service.ts';

export const noteFeature = {
  resolvers: [NoteResolver],
  eraser: eraseNotes,
  open({ pool, jobPool }: Core) {
    return { resolvers: [new NoteResolver(new NoteService(pool))], jobs: () => [noteJobs(jobPool)] };
  },
};
