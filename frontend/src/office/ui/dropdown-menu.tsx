import {
  createContext,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Link } from 'react-router-dom';
import { CheckIcon, ChevronDownIcon } from '../../ui/icons.tsx';
import { buttonStyle } from './office-kit.ts';

interface DropdownMenuProps {
  /** The button's label, for screen readers. */
  label: string;
  /** The button's content. */
  content: ReactNode;
  /** The content is text, not an icon. */
  wide?: boolean;
  /** The button, for components that return the focus to it. */
  trigger?: RefObject<HTMLButtonElement | null>;
  /** The edge of the button that the menu is in line with. */
  align?: 'start' | 'end';
  children: ReactNode;
}

const CloseContext = createContext<() => void>(() => undefined);

const itemStyle =
  'flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-left transition-colors hover:bg-ink-3 hover:text-fg';

/**
 * A button that opens actions or choices below it. They follow the button in the document, so that Tab moves into them;
 * Escape, a click outside and moving the focus away close it.
 */
export function DropdownMenu({
  label,
  content,
  wide = false,
  trigger,
  align = 'end',
  children,
}: DropdownMenuProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLButtonElement>(null);
  const button = trigger ?? own;
  const [open, setOpen] = useState(false);
  useCloseFromOutside(open, box, () => setOpen(false));
  useLayoutEffect(() => {
    if (open && menu.current !== null) keepOnScreen(menu.current, align);
  }, [open, align]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears Escape on its way up
    <div
      ref={box}
      className="relative"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={buttonStyle('plain', undefined, wide ? 'wide' : 'square')}
      >
        <span className="contents">{content}</span>
        {wide && <ChevronDownIcon size={14} className="-mr-0.5 text-fg-3" />}
      </button>
      <div
        ref={menu}
        id={id}
        hidden={!open}
        tabIndex={-1} // a press beside a control must not move the focus out, which closes it
        className={`popup appear absolute top-full z-30 mt-1.5 w-max max-w-[calc(100vw-2rem)] min-w-44 p-1 outline-none ${align === 'end' ? 'right-0' : 'left-0'}`}
      >
        <CloseContext value={() => setOpen(false)}>{children}</CloseContext>
      </div>
    </div>
  );
}

const screenMargin = 8;

/** Moves an open menu along if it would begin or end outside of the screen: its button may be at the other side. */
function keepOnScreen(menu: HTMLElement, align: 'start' | 'end'): void {
  const edge = align === 'end' ? 'right' : 'left';
  menu.style[edge] = '';
  const { left, right } = menu.getBoundingClientRect();
  const beyond = edge === 'right' ? -left : right - document.documentElement.clientWidth;
  if (beyond > 0) menu.style[edge] = `${-beyond - screenMargin}px`;
}

export function MenuAction({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  const close = use(CloseContext);
  const press = () => {
    close();
    onPress();
  };
  return (
    <button type="button" className={itemStyle} onClick={press}>
      {children}
    </button>
  );
}

interface MenuLinkProps {
  to: string;
  /** It is what the screen shows. */
  isCurrent?: boolean;
  children: ReactNode;
}

export function MenuLink({ to, isCurrent = false, children }: MenuLinkProps) {
  const close = use(CloseContext);
  return (
    <Link to={to} className={itemStyle} aria-current={isCurrent || undefined} onClick={close}>
      <span className="contents">{children}</span>
      {isCurrent && <CheckIcon size={16} className="ml-auto shrink-0" />}
    </Link>
  );
}

interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly text: string }[];
  onChoose: (value: Value) => void;
}

/** Choices of which one is active; the arrow keys move through them. */
export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: MenuChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={itemStyle}>
          <input
            type="radio"
            name={name}
            className="size-4 accent-data"
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface MenuChecksProps {
  label: string;
  options: readonly { readonly value: string; readonly text: string; readonly checked: boolean }[];
  onToggle: (value: string, checked: boolean) => void;
}

/** Choices of which any number is active. */
export function MenuChecks({ label, options, onToggle }: MenuChecksProps) {
  return (
    <fieldset className="max-h-80 overflow-y-auto">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, text, checked }) => (
        <label key={value} className={itemStyle}>
          <input
            type="checkbox"
            className="size-4 accent-data"
            checked={checked}
            onChange={({ target }) => onToggle(value, target.checked)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

function useCloseFromOutside(open: boolean, box: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && box.current?.contains(target) === false) close();
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
    };
  });
}
