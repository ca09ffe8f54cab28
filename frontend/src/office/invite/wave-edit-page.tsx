import { useParams, useSearchParams } from 'react-router-dom';
import { InviteWaveDocument, type TemplatePartsFragment } from '../../generated/office.ts';
import { useDetail } from '../platform/use-detail.ts';
import { ExistingDraft, MailingEdit } from '../mailing/mailing-edit.tsx';
import { copiedId } from '../mailing/mailing-values.ts';
import { Notice } from '../../ui/notice.tsx';
import { useSite } from '../../platform/site-context.tsx';
import { WaveForm } from './wave-form.tsx';

/** Prepares a new wave, which may be a copy, or the draft that the address names. */
export function WaveEditPage() {
  const { id } = useParams();
  const [address] = useSearchParams();
  const stored = id ?? copiedId(address);
  return (
    <MailingEdit kind="INVITE" isNew={id === undefined}>
      {(templates) => (
        <>
          <NoAppNotice />
          {stored === null ? (
            <WaveForm wave={null} templates={templates} />
          ) : (
            <ExistingWave key={stored} id={stored} isCopied={id === undefined} templates={templates} />
          )}
        </>
      )}
    </MailingEdit>
  );
}

interface ExistingWaveProps {
  id: string;
  isCopied: boolean;
  templates: readonly TemplatePartsFragment[];
}

function ExistingWave({ id, isCopied, templates }: ExistingWaveProps) {
  const result = useDetail(InviteWaveDocument, { variables: { id }, fetchPolicy: 'network-only' });
  return (
    <ExistingDraft
      kind="INVITE"
      result={result}
      found={result.data?.inviteWave}
      mailingOf={({ mailing }) => mailing}
      isCopied={isCopied}
    >
      {(wave) => <WaveForm wave={wave} isCopied={isCopied} templates={templates} />}
    </ExistingDraft>
  );
}

/** Above a wave that is being prepared, while there is no app that its invitations could lead to. */
function NoAppNotice() {
  const { hasWebApp } = useSite();
  if (hasWebApp) return null;
  return (
    <Notice tone="calm" className="mb-10 max-w-176">
      <p className="font-medium">Invited users have nowhere to go yet</p>
      <p className="mt-1 text-fg-2">
        The address of your app isn’t set, so whatever they open says “not open yet”. Before you send this
        wave, ask the person who runs the server to set <code>WEB_APP_URL</code> and restart it.
      </p>
    </Notice>
  );
}
