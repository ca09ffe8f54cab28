import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripIcon } from '../../ui/icons.tsx';

interface SortableListProps {
  label: string;
  ids: readonly string[];
  /** An item's name when its position is announced. */
  nameOf: (id: string) => string;
  /** The order was changed. */
  onReorder: (ids: readonly string[]) => void;
  /** Without it, nothing can be moved. */
  isSortable: boolean;
  children: (id: string, position: number) => ReactNode;
}

const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const screenReaderInstructions = {
  draggable:
    'Press Alt and an arrow key to move by one, or Space to pick up, the arrow keys to move, Space to drop, and Escape to cancel.',
};

/** A list that is reordered by dragging handles or with the keyboard; positions are announced. */
export function SortableList({ label, ids, nameOf, onReorder, isSortable, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useMemo(() => announcementsFor(ids, nameOf), [ids, nameOf]);
  const [moved, setMoved] = useState('');
  const moveBy = (id: string, step: number) => {
    const [from, to] = [ids.indexOf(id), ids.indexOf(id) + step];
    if (to < 0 || to >= ids.length) return;
    setMoved(`${nameOf(id)}: position ${to + 1} of ${ids.length}.`);
    onReorder(arrayMove([...ids], from, to));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over === null || over.id === active.id) return;
    onReorder(arrayMove([...ids], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertically]}
      accessibility={{ announcements, screenReaderInstructions }}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol className="panel divide-y divide-line overflow-clip" aria-label={label}>
          {ids.map((id, index) => (
            <SortableItem
              key={id}
              id={id}
              name={nameOf(id)}
              isSortable={isSortable && ids.length > 1}
              onMove={(step) => moveBy(id, step)}
            >
              {children(id, index + 1)}
            </SortableItem>
          ))}
        </ol>
        <p role="status" className="sr-only">
          {moved}
        </p>
      </SortableContext>
    </DndContext>
  );
}

interface SortableItemProps {
  id: string;
  name: string;
  isSortable: boolean;
  /** -1: one up. */
  onMove: (step: number) => void;
  children: ReactNode;
}

function SortableItem({ id, name, isSortable, onMove, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: !isSortable });
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform === null ? undefined : `translateY(${transform.y}px)`, transition }}
      className={`flex gap-1 bg-ink-2 py-3 pr-3 pl-1.5 sm:pr-4 ${isDragging ? 'relative z-10 bg-ink-3 outline-2 -outline-offset-2 outline-data' : ''}`}
    >
      {isSortable && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          onKeyDown={(event) => {
            moveByKey(event);
            if (!event.defaultPrevented) listeners?.['onKeyDown']?.(event);
          }}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          aria-label={`Move: ${name}`}
          className="grid h-9 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-fg-3 hover:bg-ink-3 hover:text-fg active:cursor-grabbing aria-pressed:text-fg"
        >
          <GripIcon />
        </button>
      )}
      <div className="contents">{children}</div>
    </li>
  );
}

function announcementsFor(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const at = (id: string | number) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const say = (id: string | number, what: string) => `${nameOf(String(id))}: ${what}.`;
  let hasMoved = false;
  return {
    onDragStart: ({ active }) => {
      hasMoved = false;
      return say(active.id, `picked up at position ${at(active.id)}`);
    },
    onDragOver: ({ active, over }) => {
      // The first event is about the item's own position, and would replace the last announcement.
      hasMoved ||= over?.id !== active.id;
      return hasMoved && over !== null ? say(active.id, `position ${at(over.id)}`) : undefined;
    },
    onDragEnd: ({ active, over }) => say(active.id, `dropped at position ${at((over ?? active).id)}`),
    onDragCancel: ({ active }) => say(active.id, `back at position ${at(active.id)}`),
  };
}
