import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMe } from '../platform/me.ts';
import { useSite } from '../../platform/site-context.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { ApiIcon, ExplorerIcon } from '../ui/screen-icons.tsx';
import { preloadScreen, screenAt, screensFor } from './screens.ts';
import { useWaiting } from './use-waiting.ts';

const entryStyle =
  'group/entry flex h-9 items-center gap-2.5 rounded-lg px-2.5 font-medium text-fg-2 transition-colors hover:bg-ink-3 hover:text-fg aria-[current=page]:bg-ink-3 aria-[current=page]:text-fg';
const iconStyle =
  'shrink-0 text-fg-3 transition-colors group-hover/entry:text-fg-2 group-aria-[current=page]/entry:text-fg';

interface SidebarProps {
  /** A screen was chosen. */
  onChosen?: () => void;
}

export function Sidebar({ onChosen }: SidebarProps) {
  const { brand, explorerPath } = useSite();
  const { role } = useMe();
  const openPath = screenAt(useLocation().pathname)?.path;
  const waiting = useWaiting();
  const id = useId();
  return (
    <>
      <p className="mb-3 flex h-9 items-center gap-2.5 px-2 text-base font-semibold text-fg">
        <LogoMark size={24} />
        <span className="truncate">{brand.name}</span>
      </p>
      <nav aria-label="Back office">
        <ul className="grid gap-0.5">
          {screensFor(role).map(({ path, text, icon: Icon, startsGroup = false }) => (
            <li key={path} className={startsGroup ? 'mt-2 border-t border-line pt-2' : undefined}>
              <Link
                to={path}
                aria-current={path === openPath ? 'page' : undefined}
                aria-describedby={waiting.has(path) ? id + path : undefined}
                onClick={onChosen}
                onPointerEnter={() => preloadScreen(path)}
                onFocus={() => preloadScreen(path)}
                className={entryStyle}
              >
                <Icon size={18} className={iconStyle} />
                <span>{text}</span>
                <WaitingCount count={waiting.get(path)?.count} />
              </Link>
              <span id={id + path} hidden>
                {waiting.get(path)?.words}
              </span>
            </li>
          ))}
          <li>
            <a href="/api/docs" target="_blank" rel="noopener" className={entryStyle}>
              <ApiIcon size={18} className={iconStyle} />
              <span>API reference</span>
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
          {explorerPath !== undefined && (
            <li>
              <a href={explorerPath} target="_blank" rel="noopener" className={entryStyle}>
                <ExplorerIcon size={18} className={iconStyle} />
                <span>GraphQL explorer</span>
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          )}
        </ul>
      </nav>
    </>
  );
}

function WaitingCount({ count }: { count: string | undefined }) {
  if (count === undefined) return null;
  return (
    <span
      aria-hidden="true"
      className="figures ml-auto min-w-5.5 rounded-full bg-data px-1.5 text-center text-xs leading-5 font-semibold text-ink"
    >
      {count}
    </span>
  );
}
