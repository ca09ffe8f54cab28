import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FaqPartsFragment, Role } from '../../generated/office.ts';
import { findButton } from '../../testing/buttons.ts';
import { refusal, type Script } from '../../testing/scripted-server.tsx';
import { translatePage } from '../../testing/translate.ts';
import { officePaths } from '../platform/office-paths.ts';
import { session } from '../platform/session.ts';
import { renderOffice, renderScreens } from '../testing/render-office.tsx';
import { FaqEditPage } from './faq-edit-page.tsx';
import { FaqsPage } from './faqs-page.tsx';

type Faq = FaqPartsFragment & { readonly __typename: 'Faq' };

const long = `Long ${'answer '.repeat(30)}`;
const stored = (): Faq[] =>
  ['First answer', 'Second answer', 'Third answer', long].map((answer, index) => ({
    __typename: 'Faq',
    id: `f${index + 1}`,
    question: `Question ${index + 1}?`,
    answer,
    isActive: true,
    revision: 1,
  }));

/** What the server has. */
let faqs = stored();
beforeEach(() => {
  faqs = stored();
  remove.mockClear();
});
afterEach(() => session.end());

function change(id: unknown, values: object) {
  faqs = faqs.map((faq) => (faq.id === id ? { ...faq, ...values } : faq));
  return { __typename: 'FaqAnswer', message: 'It is saved.', faq: faqs.find((faq) => faq.id === id) };
}
const remove = vi.fn<Script>(({ faqId }) => ({ deleteFaq: change(faqId, { isActive: false }) }));
const server: Readonly<Record<string, Script>> = {
  Faqs: () => ({ faqs }),
  Faq: ({ id }) => {
    const faq = faqs.find((each) => each.id === id);
    return faq === undefined ? refusal('NOT_FOUND') : { faq };
  },
  AddFaq: ({ input }) => {
    faqs = [
      ...faqs,
      { __typename: 'Faq', id: 'new', isActive: true, revision: 1, ...(input as typeof values) },
    ];
    return { addFaq: change('new', {}) };
  },
  UpdateFaq: ({ input }) => {
    const { faqId, editedRevision, ...given } = input as typeof values & Edited;
    const revision = faqs.find(({ id }) => id === faqId)?.revision ?? 0;
    if (editedRevision !== undefined && editedRevision !== revision) return refusal('CONFLICT');
    return { updateFaq: change(faqId, { ...given, revision: revision + 1 }) };
  },
  DeleteFaq: remove,
};
interface Edited {
  readonly faqId: string;
  readonly editedRevision?: number;
}
const values = { question: 'New?', answer: 'Yes.' };

const { faqs: list, addNewFaq: form } = officePaths;
const orderView = `${list}?view=order`;

function open(path: string, { role = 'EDITOR', ...scripts }: OpenOptions = {}): void {
  const screens = { [list]: <FaqsPage />, [form]: <FaqEditPage /> };
  renderScreens(screens, { role, path, scripts: { ...server, ...scripts } });
}
type OpenOptions = { readonly role?: Role } & Readonly<
  Partial<Record<'Faqs' | 'DeleteFaq' | 'UpdateFaq' | 'ReorderFaqs', Script>>
>;

const listed = () =>
  screen.queryAllByText(/^(Question \d|New|Changed)\?$/).map(({ textContent }) => textContent);
const expectListed = (...questions: string[]) => waitFor(() => expect(listed()).toEqual(questions));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => fireEvent.change(box(label), { target: { value: text } });
const address = () => window.location.pathname + window.location.search;
const dialog = () => screen.findByRole('alertdialog', { name: 'Delete this question?' });
const answerIn = async (button: string) =>
  fireEvent.click(within(await dialog()).getByRole('button', { name: button }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('the list', () => {
  const all = ['Question 1?', 'Question 2?', 'Question 3?', 'Question 4?'];

  test.each<[Role, number]>([
    ['VIEWER', 0],
    ['EDITOR', 1],
    ['ADMIN', 1],
  ])('shows %s every question in its order, and offers what the role may do', async (role, offered) => {
    open(list, { role });
    await expectListed(...all);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['FaqId', 'Question', 'Answer', offered > 0 ? 'Action' : 'State']);
    expect(screen.queryAllByRole('link', { name: 'Add New' })).toHaveLength(offered);
    for (const action of [/^Delete:/, /^Edit:/])
      expect(screen.queryAllByLabelText(action)).toHaveLength(4 * offered);
    expect(screen.queryAllByRole('radio', { name: 'Order' })).toHaveLength(offered);
    expect(screen.queryAllByText('Active')).toHaveLength(offered > 0 ? 0 : 4);
  });

  test('cuts long answers at 150 characters', async () => {
    open(list);
    const cut = await screen.findByText(/^Long answer/);
    expect(cut.textContent).toBe(`${long.slice(0, 150).trimEnd()}…`);
  });

  test('is searched and sorted', async () => {
    open(list);
    await expectListed(...all);
    type('Search faqs', 'question 3');
    await expectListed('Question 3?');
    type('Search faqs', '');
    await expectListed(...all);
    press('Question');
    press('Question');
    await expectListed(...all.toReversed());
  });

  test('keeps its order from a VIEWER who asks for the view that changes it', async () => {
    open(orderView, { role: 'VIEWER' });
    await expectListed(...all);
    expect(screen.queryAllByLabelText(/^Move:/)).toEqual([]);
  });

  test('says that there are no questions yet', async () => {
    faqs = [];
    open(orderView);
    await screen.findByText('No FAQs yet. Add the first one. Visitors see it at once.');
  });

  test('says that it cannot be loaded, and is tried again', async () => {
    let isReachable = false;
    open(list, { Faqs: () => (isReachable ? { faqs } : Promise.reject(new TypeError('Failed to fetch'))) });
    await screen.findByText('We can’t reach the server.', { exact: false });
    expect(screen.queryByText('No FAQs yet.', { exact: false })).toBeNull();
    expect(screen.queryAllByText('Something went wrong')).not.toEqual([]);
    isReachable = true;
    press('Try again');
    await expectListed(...all);
  });

  test('deletes after a question, whose Cancel changes nothing', async () => {
    open(orderView);
    await screen.findByText('4 of 4 questions are visible');
    press('Delete: Question 2?');
    await answerIn('Cancel');
    await noDialog();
    expect(remove).not.toHaveBeenCalled();
    press('Delete: Question 2?');
    await answerIn('Delete');
    await screen.findByRole('button', { name: 'Restore: Question 2?', hidden: true });
    await screen.findByText('3 of 4 questions are visible');
    await noDialog();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Edit: Question 2?')));
    expect(remove.mock.lastCall?.[0]).toEqual({ faqId: 'f2' });
  });

  test('says in the dialog that deleting failed, and not again when it is opened anew', async () => {
    let isReachable = false;
    const failing: Script = (variables) =>
      isReachable ? remove(variables) : Promise.reject(new TypeError('Failed to fetch'));
    open(list, { DeleteFaq: failing });
    await expectListed(...all);
    press('Delete: Question 1?');
    await answerIn('Delete');
    await within(await dialog()).findByText('We can’t reach the server.', { exact: false });
    await answerIn('Cancel');
    await noDialog();
    press('Delete: Question 1?');
    expect(within(await dialog()).queryByRole('alert')).toBeNull();
    isReachable = true;
    await answerIn('Delete');
    await expectListed('Question 2?', 'Question 3?', 'Question 4?');
  });

  test('is put in order by keys, however fast they are pressed', async () => {
    const orders: unknown[] = [];
    const ReorderFaqs: Script = async ({ faqIds }) => {
      orders.push(faqIds);
      await new Promise((resolve) => setTimeout(resolve, 20));
      const ids = faqIds as readonly string[];
      faqs = ids.flatMap((id) => faqs.find((faq) => faq.id === id) ?? []);
      return { reorderFaqs: { __typename: 'ReorderFaqsPayload', message: 'Saved.', faqs } };
    };
    open(orderView, { ReorderFaqs });
    const handle = await screen.findByLabelText('Move: Question 1?');
    for (let presses = 0; presses < 3; presses += 1)
      fireEvent.keyDown(handle, { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(handle, { key: 'ArrowUp', altKey: true });
    await screen.findByText('The order is saved.');
    await expectListed('Question 2?', 'Question 3?', 'Question 1?', 'Question 4?');
    expect(faqs.map(({ id }) => id)).toEqual(['f2', 'f3', 'f1', 'f4']);
    expect(orders).toHaveLength(2);
  });

  test('is changed in a page that the browser translates', async () => {
    open(orderView);
    await screen.findByText('Question 1?');
    onTestFinished(translatePage());
    fireEvent.click(screen.getByLabelText('Delete: Question 1?'));
    fireEvent.click(await findButton('Delete'));
    fireEvent.click(await screen.findByLabelText('Restore: Question 1?'));
    await screen.findByLabelText('Delete: Question 1?');
    await screen.findByText('4 of 4 questions are visible');
  });

  test('says that restoring failed', async () => {
    faqs = stored().map((faq) => ({ ...faq, isActive: false }));
    open(orderView, { UpdateFaq: () => refusal('FORBIDDEN') });
    fireEvent.click(await screen.findByLabelText('Restore: Question 1?'));
    await screen.findByText('The message of FORBIDDEN.', { selector: 'p' });
  });

  test('leaves a deleted one out of the table, and restores it from the inactive ones', async () => {
    open(list);
    await expectListed(...all);
    press('Delete: Question 1?');
    await answerIn('Delete');
    await expectListed('Question 2?', 'Question 3?', 'Question 4?');
    await noDialog();
    fireEvent.click(screen.getByLabelText('Show inactive'));
    await expectListed(...all);
    press('Restore: Question 1?');
    await screen.findByLabelText('Delete: Question 1?');
    fireEvent.click(screen.getByLabelText('Show inactive'));
    await expectListed(...all);
    expect(faqs[0]?.isActive).toBe(true);
  });
});

describe('the form', () => {
  const restored = () => screen.queryByText('Your unsaved changes are still here', { exact: false });

  test('tells a VIEWER why they may not write', async () => {
    open(`${form}?_id=f1`, { role: 'VIEWER' });
    await screen.findByText('You can read the FAQs but not edit them.', { exact: false });
    expect(screen.queryByLabelText('Question')).toBeNull();
    fireEvent.click(screen.getByText('Go to the questions'));
    await screen.findByText('Question 1?');
  });

  test('asks for a question and an answer', async () => {
    open(form);
    press('Submit');
    await screen.findByText('Question is required');
    screen.getByText('Answer is required');
    expect([box('Question'), box('Answer')].map(({ ariaInvalid }) => ariaInvalid)).toEqual(['true', 'true']);
  });

  test('says once why it was refused, and until the next attempt', async () => {
    const refusals = [
      refusal('VALIDATION_FAILED', { fields: { question: 'Not this one.' } }),
      refusal('FORBIDDEN'),
    ];
    open(`${form}?_id=f1`, { UpdateFaq: () => refusals.shift() ?? refusal('FORBIDDEN') });
    await screen.findByText('Edit the question');
    press('Submit');
    await screen.findByText('Not this one.');
    expect(screen.queryByRole('alert')).toBeNull();
    press('Submit');
    await screen.findByText('The message of FORBIDDEN.');
    expect(screen.queryByText('Not this one.')).toBeNull();
  });

  describe('of a question that someone else has changed meanwhile', () => {
    const openOutdated = async () => {
      open(orderView);
      fireEvent.click(await screen.findByLabelText('Edit: Question 2?'));
      await screen.findByText('Edit the question');
      change('f2', { answer: 'Their answer', revision: 2 });
      type('Answer', 'My answer');
      press('Submit');
      await screen.findByText(/Someone else has changed this question/);
      screen.getByText('Their answer');
      expect(box('Answer').value).toBe('My answer');
      expect(faqs[1]?.answer).toBe('Their answer');
    };

    test('takes the other text', async () => {
      await openOutdated();
      press('Use theirs');
      await waitFor(() => expect(box('Answer').value).toBe('Their answer'));
      expect(screen.queryByText(/Someone else has changed this question/)).toBeNull();
      type('Answer', 'Theirs and mine');
      press('Submit');
      await screen.findByText('Theirs and mine');
      expect(address()).toBe(list);
    });

    test('saves its own text once it was chosen, and not before', async () => {
      await openOutdated();
      press('Submit');
      await screen.findByText(/Someone else has changed this question/);
      expect(faqs[1]?.answer).toBe('Their answer');
      press('Save yours');
      await screen.findByText('My answer');
      expect(address()).toBe(list);
      expect(faqs[1]).toMatchObject({ answer: 'My answer', revision: 3 });
    });

    test('knows it still when the page is loaded anew', async () => {
      open(`${form}?_id=f2`);
      await waitFor(() => expect(box('Answer').value).toBe('Second answer'));
      type('Answer', 'My answer');
      change('f2', { answer: 'Their answer', revision: 2 });
      cleanup();
      open(`${form}?_id=f2`);
      await screen.findByText(/Someone else has changed this question/);
      expect(box('Answer').value).toBe('My answer');
      press('Use theirs');
      await waitFor(() => expect(box('Answer').value).toBe('Their answer'));
    });
  });

  test('adds a question, which is last in the list that was open before', async () => {
    open(orderView);
    fireEvent.click(await screen.findByText('Add New'));
    await screen.findByText('Add a question');
    type('Question', values.question);
    type('Answer', values.answer);
    press('Submit');
    await expectListed('Question 1?', 'Question 2?', 'Question 3?', 'Question 4?', 'New?');
    screen.getByText('Added');
    expect(address()).toBe(list);
  });

  test('shows an added question on the page that it is on, and a hidden one among the inactive', async () => {
    faqs = Array.from({ length: 12 }, (_, index) => ({ ...stored()[0], id: `g${index}` }) as Faq);
    open(list);
    fireEvent.click(await screen.findByText('Add New'));
    await screen.findByText('Add a question');
    type('Question', values.question);
    type('Answer', values.answer);
    fireEvent.click(screen.getByLabelText('Active: visitors see it'));
    press('Submit');
    await screen.findByText('New?');
    screen.getByText('Added');
    expect(address()).toBe(`${list}?inactive=1&page=2`);
  });

  test('edits the question of its address, and shows it changed in the list', async () => {
    open(orderView);
    fireEvent.click(await screen.findByLabelText('Edit: Question 2?'));
    await screen.findByText('Edit the question');
    expect(address()).toBe(`${form}?_id=f2`);
    cleanup(); // and loads the page anew
    open(address());
    await waitFor(() => expect(box('Answer').value).toBe('Second answer'));
    type('Question', 'Changed?');
    press('Submit');
    await expectListed('Question 1?', 'Changed?', 'Question 3?', 'Question 4?');
  });

  test('edits the question of the navigation’s state, which is copied into the address', async () => {
    open(list);
    await screen.findByText('Question 1?');
    window.history.pushState({ usr: { _id: 'f3' }, key: 'state', idx: 9 }, '', form);
    fireEvent.popState(window, { state: window.history.state as unknown });
    await screen.findByText('Edit the question');
    expect(address()).toBe(`${form}?_id=f3`);
    expect(box('Question').value).toBe('Question 3?');
  });

  test('of an unknown question leads back', async () => {
    open(`${form}?_id=none`);
    await screen.findByText('There is no question with this id.');
    fireEvent.click(screen.getByText('Go to the questions'));
    await screen.findByText('Question 1?');
    expect(address()).toBe(list);
  });

  test('keeps what was typed when the page is loaded anew, until it is discarded or saved', async () => {
    const reopen = async (answer: string) => {
      cleanup();
      open(`${form}?_id=f1`);
      await waitFor(() => expect(box('Answer').value).toBe(answer));
    };
    await reopen('First answer');
    type('Answer', 'A long thought');
    await reopen('A long thought');
    expect(restored()).not.toBeNull();
    press('Discard changes');
    await waitFor(() => expect(box('Answer').value).toBe('First answer'));
    expect(restored()).toBeNull();
    await reopen('First answer');
    expect(restored()).toBeNull();
    type('Answer', 'Saved at last');
    press('Submit');
    await screen.findByText('Saved at last');
    expect(sessionStorage).toHaveLength(0);
  });

  test('has what was typed when the session ended, after the next login', async () => {
    const UpdateFaq: Script = () => {
      session.expire('token', null);
      return refusal('SESSION_EXPIRED');
    };
    const AdminLogin = () => ({ adminLogin: { __typename: 'Login', message: 'Hello.', accessToken: 'new' } });
    const scripts = { ...server, UpdateFaq, AdminLogin };
    await renderOffice({ role: 'EDITOR', path: `${form}?_id=f1`, scripts });
    await screen.findByText('Edit the question');
    type('Answer', 'A long thought');
    press('Submit');
    await screen.findByText('Your session has ended.', { exact: false });
    type('Email', 'grace@example.com');
    type('Password', 'orbit-lantern-49-quill');
    press('Login');
    await waitFor(() => expect(restored()).not.toBeNull());
    expect(box('Answer').value).toBe('A long thought');
    expect(address()).toBe(`${form}?_id=f1`);
  });
});
