import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JoinCursor } from './webhook.cursor.ts';

describe('the cursor over the join order', () => {
  it('moves only over what lies before every request under way', () => {
    const cursor = new JoinCursor(0);
    cursor.noteRead(10, false);
    const [first, second, third] = [cursor.depart(4), cursor.depart(7), cursor.depart(null)];
    second();
    expect(cursor.settled).toBe(0);
    first();
    expect(cursor.settled).toBe(6);
    third();
    expect(cursor.settled).toBe(10);
  });

  it('passes what holds no event, unless something before it is under way', () => {
    const cursor = new JoinCursor(5);
    cursor.noteRead(9, true);
    expect(cursor.settled).toBe(9);
    cursor.noteRead(12, false);
    const only = cursor.depart(null);
    cursor.noteRead(20, true);
    expect(cursor.settled).toBe(9);
    only();
    expect(cursor.settled).toBe(12);
    cursor.noteRead(20, true);
    expect(cursor.settled).toBe(20);
  });

  it('never passes an event whose request has not been settled', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 20 }),
        fc.infiniteStream(fc.nat()),
        (sizes, picks) => {
          const cursor = new JoinCursor(0);
          const events = sizes.reduce((sum, size) => sum + size, 0);
          cursor.noteRead(events, false);
          let at = 0;
          const open = sizes.map((size) => {
            const from = at + 1;
            at += size;
            return { from, done: cursor.depart(at === events ? null : at + 1) };
          });
          while (open.length > 0) {
            const [request] = open.splice((picks.next().value ?? 0) % open.length, 1);
            request?.done();
            const oldest = Math.min(events + 1, ...open.map(({ from }) => from));
            expect(cursor.settled).toBe(oldest - 1);
          }
        },
      ),
    );
  });
});
