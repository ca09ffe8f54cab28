import { useState } from 'react';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { callRest } from '../platform/call-rest.ts';
import { Button } from '../../ui/button.tsx';
import type { AmbassadorStatus } from '../../generated/office.ts';

const failed = 'The download failed. Check your connection and try again.';

interface ExportButtonProps {
  search: string;
  status: AmbassadorStatus | null;
}

/** Saves all pages of the list, with the notes, as Ambassadors.csv. */
export function ExportButton({ search, status }: ExportButtonProps) {
  const toasts = useToasts();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    const file = await fetchCsv(search, status);
    setPending(false);
    if (typeof file === 'string') return toasts.error(file);
    saveFile(file, 'Ambassadors.csv');
    toasts.success('Ambassadors.csv is saved.');
  };
  return (
    <Button pending={pending} onClick={() => void save()}>
      <DownloadIcon size={16} />
      Download CSV
    </Button>
  );
}

/** @returns the file, or why there is none. */
async function fetchCsv(search: string, status: AmbassadorStatus | null): Promise<Blob | string> {
  const query = new URLSearchParams({ search, status: status?.toLowerCase() ?? '' });
  const response = await callRest('exportAmbassadors', { accept: 'text/csv', query, failed });
  return typeof response === 'string' ? response : response.blob().catch(() => failed);
}
