import { useParams } from 'react-router-dom';
import { InviteWaveDocument, type TemplatePartsFragment } from '../../generated/office.ts';
import { useDetail } from '../platform/use-detail.ts';
import { ExistingDraft, MailingEdit } from '../mailing/mailing-edit.tsx';
import { NoAppNotice } from './no-app-notice.tsx';
import { WaveForm } from './wave-form.tsx';

/** Prepares a new wave, or the draft that the address names. */
export function WaveEditPage() {
  const { id } = useParams();
  return (
    <MailingEdit kind="INVITE" isNew={id === undefined}>
      {(templates) => (
        <>
          <NoAppNotice />
          {id === undefined ? (
            <WaveForm wave={null} templates={templates} />
          ) : (
            <ExistingWave key={id} id={id} templates={templates} />
          )}
        </>
      )}
    </MailingEdit>
  );
}

interface ExistingWaveProps {
  id: string;
  templates: readonly TemplatePartsFragment[];
}

function ExistingWave({ id, templates }: ExistingWaveProps) {
  const result = useDetail(InviteWaveDocument, { variables: { id }, fetchPolicy: 'network-only' });
  return (
    <ExistingDraft
      kind="INVITE"
      result={result}
      found={result.data?.inviteWave}
      mailingOf={({ mailing }) => mailing}
    >
      {(wave) => <WaveForm wave={wave} templates={templates} />}
    </ExistingDraft>
  );
}
