import type { ComponentProps, ReactNode } from 'react';
import type { MailingKind } from '../../generated/office.ts';
import { polled } from '../../platform/polling.ts';
import { DetailScreen } from '../ui/detail-screen.tsx';
import { kindWords } from './mailing-kinds.ts';

const refreshMs = 2000;
/** Long after it was sent, users open, accept and unsubscribe. */
const slowRefreshMs = 30_000;

/** The query options of a screen about one mailing. @param moves whether its figures change by themselves. */
export const liveQuery = (moves: boolean) => polled(moves ? refreshMs : slowRefreshMs);

interface MailingScreenProps {
  kind: MailingKind;
  result: ComponentProps<typeof DetailScreen>['result'];
  /** There is none with this id. */
  isUnknown: boolean;
  /** The mailing; null: it has not loaded yet. */
  children: ReactNode;
}

/** A screen about one mailing: a link back to the list, and the mailing once it has loaded. */
export function MailingScreen({ kind, result, isUnknown, children }: MailingScreenProps) {
  const { one, many, listPath } = kindWords[kind];
  return (
    <DetailScreen list={{ path: listPath, text: `All ${many}` }} result={result}>
      {children ?? (isUnknown ? <p className="panel p-6">{`There’s no ${one} with this ID.`}</p> : null)}
    </DetailScreen>
  );
}
