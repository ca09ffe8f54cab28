import type { ObjectSchema } from 'yup';
import { skipToken, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  untypedAtMost,
  bulkFormSchema,
  bulkGrantFormSchema,
  bulkReasonMax,
  typedUsersSchema,
} from '@waitlist/backend/bulk-form';
import {
  PreviewBulkActionDocument,
  StartBulkActionDocument,
  TagsDocument,
  type BulkActionPartsFragment,
  type BulkKind,
  type PreviewBulkActionQuery,
  type UserFilter,
} from '../../generated/office.ts';
import { tagNameMaxLength } from '@waitlist/backend/tag-form';
import { toApiError } from '../../platform/api-error.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { displayName } from '../platform/display-name.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { Checks } from '../ui/checks.tsx';
import { counted, figure, listed } from '../ui/format.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { bulkActionText, bulkTexts, users } from './bulk-texts.ts';
import { shownByBulk, useBulkStop, useBulkUndo } from './use-bulk-undo.ts';

type Preview = PreviewBulkActionQuery['previewBulkAction'];

interface BulkDialogProps {
  kind: BulkKind;
  filter: UserFilter;
  /** Those it is about, in words: "3,088 users". */
  whom: string;
  opener: RefObject<HTMLElement | null>;
  /** @param isStarted the users are acted on. */
  onClose: (isStarted: boolean) => void;
}

/** Shows whom a bulk action would change, exactly, and starts it. */
export function BulkDialog(props: BulkDialogProps) {
  const { kind, whom, opener, onClose } = props;
  const [tag, setTag] = useState('');
  const look = usePreview(props, tag);
  const start = useStart(props, tag, look);
  const { field, failure, formProps, pending, visible, showPoints, errorOf } = start;
  const first = useRef<HTMLInputElement>(null);
  const why = useRef<HTMLTextAreaElement>(null);
  const texts = bulkTexts[kind];
  const count = look.preview?.users ?? null;
  const isDanger = kind === 'BLOCK' || kind === 'ERASE';
  return (
    <FormDialog
      open
      opener={opener}
      onClose={() => onClose(false)}
      formProps={formProps}
      title={texts.title(count === null ? (isTagging(kind) ? whom : 'these users') : users(count))}
      submit={submitTexts[kind] ?? texts.verb}
      danger={isDanger}
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={kind === 'GRANT_POINTS' || isTagging(kind) ? first : why}
    >
      {isTagging(kind) && <TagField input={first} tag={tag} onTag={setTag} error={errorOf('tag')} />}
      {(!isTagging(kind) || tag.trim() !== '') && <Consequences look={look} kind={kind} />}
      {kind === 'GRANT_POINTS' && (
        <TextField
          ref={first}
          id="bulk-points"
          label="Points for each"
          inputMode="numeric"
          autoComplete="off"
          {...field('points')}
        />
      )}
      <TextAreaField
        ref={why}
        id="bulk-reason"
        label={kind === 'GRANT_POINTS' ? 'Why' : 'Why (optional)'}
        hint="Your team sees it."
        rows={2}
        maxLength={bulkReasonMax}
        {...field('reason')}
      />
      {kind === 'GRANT_POINTS' && (
        <Checks legend="The users" options={visibleOption} chosen={visible} onChoose={showPoints} />
      )}
      {count !== null && isTyped(kind, count) && (
        <TextField
          id="bulk-users"
          label={`To confirm, type ${figure(count)}`}
          inputMode="numeric"
          autoComplete="off"
          {...field('typedUsers')}
        />
      )}
    </FormDialog>
  );
}

/** Whether the number of users has to be typed. */
const isTyped = (kind: BulkKind, count: number): boolean =>
  kind === 'ERASE' || ((kind === 'BLOCK' || kind === 'GRANT_POINTS') && count > untypedAtMost);

const isTagging = (kind: BulkKind): boolean => kind === 'TAG' || kind === 'UNTAG';

const submitTexts: Readonly<Partial<Record<BulkKind, string>>> = {
  GRANT_POINTS: 'Give points',
  UNTAG: 'Remove tag',
};

interface TagFieldProps {
  input: RefObject<HTMLInputElement | null>;
  tag: string;
  onTag: (tag: string) => void;
  error: string | undefined;
}

/** A tag, of which those that are there are suggested. */
function TagField({ input, tag, onTag, error }: TagFieldProps) {
  const { data } = useDetail(TagsDocument);
  return (
    <>
      <TextField
        ref={input}
        id="bulk-tag"
        name="tag"
        label="Tag"
        list="bulk-tags"
        autoComplete="off"
        maxLength={tagNameMaxLength}
        value={tag}
        onChange={({ target }) => onTag(target.value)}
        error={error}
      />
      <datalist id="bulk-tags">
        {data?.tags.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}

const visibleOption = [
  { value: 'visible', text: 'Show it on their status page', hint: 'With the number and the reason.' },
] as const;

function Consequences({ look: { preview, error }, kind }: { look: Look; kind: BulkKind }) {
  if (error !== null) return <Notice tone="danger">{error}</Notice>;
  if (preview === null) return <p role="status">Working out who this changes…</p>;
  const { ranked, credited, named } = preview;
  const { means, nobody } = bulkTexts[kind];
  if (preview.users === 0) return <p role="status">{`This would change nobody. ${nobody}`}</p>;
  return (
    <div role="status" className="grid gap-2">
      <p className="wrap-anywhere text-fg">{listed(named.map(displayName), preview.users)}</p>
      {ranked > 0 && (
        <p>{`${counted(ranked, 'user loses their rank', 'users lose their ranks')}, and users behind them move up.`}</p>
      )}
      {credited > 0 && (
        <p>{`The points that ${counted(credited, 'sign-up', 'sign-ups')} gave to others are taken back.`}</p>
      )}
      <p>{means}</p>
      {kind !== 'ERASE' && <p>You can undo this for 30 days.</p>}
    </div>
  );
}

interface Look {
  /** Null while it is worked out. */
  readonly preview: Preview | null;
  readonly error: string | null;
  readonly again: () => void;
}

/** Whom the action would change. */
function usePreview({ kind, filter }: BulkDialogProps, tag: string): Look {
  const typed = tag.trim();
  const settled = useDebounced(typed, 250);
  const isAsked = !isTagging(kind) || settled !== '';
  const input = { kind, filter, ...(isTagging(kind) && { tag: settled }) };
  const { data, loading, error, refetch } = useQuery(
    PreviewBulkActionDocument,
    isAsked ? { variables: { input }, fetchPolicy: 'network-only' } : skipToken,
  );
  return {
    preview: loading || typed !== settled ? null : (data?.previewBulkAction ?? null),
    error: error === undefined || loading ? null : toApiError(error).message,
    again: () => void refetch().catch(() => undefined),
  };
}

/** The form that starts the action, for those who were looked at. */
function useStart({ kind, filter, onClose }: BulkDialogProps, tag: string, look: Look) {
  const client = useApolloClient();
  const [send] = useMutation(StartBulkActionDocument);
  const [visible, showPoints] = useState<readonly 'visible'[]>([]);
  const tell = useTold();
  const isGrant = kind === 'GRANT_POINTS';
  const ownSchema: ObjectSchema<object> = isGrant ? bulkGrantFormSchema : bulkFormSchema;
  const count = look.preview?.users ?? 0;
  const form = useServerForm({
    values: { points: '', reason: '', typedUsers: '', tag: '' },
    schema: isTyped(kind, count)
      ? ownSchema.concat(typedUsersSchema(bulkTexts[kind].verb.toLowerCase(), count))
      : ownSchema,
    send: ({ points, reason }) =>
      send({
        variables: {
          input: {
            ...{ kind, filter, reason, version: look.preview?.version ?? '' },
            ...(isTagging(kind) && { tag }),
            ...(isGrant && { points: Number(points), isVisible: visible.length > 0 }),
          },
        },
      }),
    onDone: ({ startBulkAction }) => {
      onClose(true);
      void client.refetchQueries({ include: shownByBulk }).catch(() => undefined);
      tell(startBulkAction);
    },
    onRefused: ({ code }) => {
      if (code === 'CONFLICT') look.again();
    },
  });
  return { ...form, visible, showPoints };
}

/** Says what was started, with a way back; what takes longer is shown with its progress. */
function useTold(): (action: BulkActionPartsFragment) => void {
  const toasts = useToasts();
  const navigate = useNavigate();
  const undo = useBulkUndo();
  const stop = useBulkStop();
  return (action) => {
    const { id, kind, isEnded } = action;
    const act =
      kind === 'ERASE'
        ? { label: 'Stop', act: () => void stop.run({ id }) }
        : { label: 'Undo', act: () => void undo.run({ id }) };
    const place = { label: 'Bulk actions', act: () => void navigate(officePaths.bulkActions) };
    if (!isEnded) place.act();
    toasts.success(
      kind === 'ERASE'
        ? `${users(action.users)} will be erased in 10 minutes.`
        : `${bulkActionText(action)}.`,
      act,
      ...(isEnded ? [place] : []),
    );
  };
}
