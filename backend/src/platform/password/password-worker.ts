import { parentPort } from 'node:worker_threads';
import { isCommonPassword } from './password-strength.ts';

/** What `PasswordJudge` asks its worker thread; the answer is whether the password is a common one. */
export interface JudgeRequest {
  readonly password: string;
  readonly ownWords: readonly string[];
}

parentPort?.on('message', ({ password, ownWords }: JudgeRequest) => {
  parentPort?.postMessage(isCommonPassword(password, ownWords));
});
parentPort?.postMessage('ready');
