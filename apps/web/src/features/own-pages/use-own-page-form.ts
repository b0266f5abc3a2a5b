import { PRODUCT_FIELD_NAMES, textsOf } from '@tedarik/fields';
import { useMemo, useState } from 'react';
import { fieldErrorText, formMessages } from '../../lib/forms/form.messages.js';
import { useCommandId } from '../../lib/forms/use-command-id.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useKeptInput, useStoredInput } from '../../lib/forms/use-kept-input.js';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { EditMyPage } from '../../lib/later/operations.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import { useAppDispatch } from '../../lib/store/store.js';
import { toastRaised } from '../../lib/store/toast.slice.js';
import {
  asOwnField,
  categoryField,
  changesOf,
  checkOwnPage,
  mergedRows,
  type OwnPage,
  type ProductRow,
  rowsOf,
} from './own-page-values.js';
import { ownPagesMessages } from './own-pages.messages.js';

/** The products of the form as they are stored in the browser: those of the page then are `base`. */
interface KeptRows {
  rows: readonly ProductRow[];
  base: readonly ProductRow[];
  typed: readonly string[];
  added: number;
}

/**
 * Saves an owner's changes to a page and then reloads it. The input is kept until it is accepted; what is typed while it is sent or the page
 * is reloaded stays.
 */
export function useOwnPageForm(page: OwnPage, onSaved: () => Promise<void>) {
  const messages = useMessages(ownPagesMessages);
  const common = useMessages(formMessages);
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const commandIdOf = useCommandId();
  const stored = useStoredInput<KeptRows>('own-page', page.id);
  const [rows, setRows] = useState(() => stored.rows?.rows ?? rowsOf(page));
  const [added, setAdded] = useState(stored.rows?.added ?? 0);
  /** Keys of the rows with unsaved input. */
  const [typed, setTyped] = useState<ReadonlySet<string>>(() => new Set(stored.rows?.typed));
  const [merged, setMerged] = useState({ page: stored.rows ? null : page, rows: stored.rows?.base ?? rows });
  if (merged.page !== page) {
    setRows(mergedRows(rows, { base: merged.rows, page, typed }));
    setMerged({ page, rows: rowsOf(page) });
  }
  const texts: Partial<Record<string, string>> = {
    'invalid-price': messages.invalidPrice,
    'out-of-range': messages.invalidPrice,
    'invalid-mobile': messages.invalidMobile,
    'invalid-hours': messages.invalidHours,
    'hours-overlap': messages.hoursOverlap,
    'too-long': messages.tooLong,
    'certificate-dates-out-of-order': messages.datesOutOfOrder,
    'category-required': messages.categoryRequired,
  };
  const form = useForm<string>({
    check(typed) {
      const wrong = checkOwnPage(typed, page, rows);
      const [first] = page.categories;
      const hasOne = page.categories.some(({ id }) => categoryField(id) in typed);
      if (first && page.categoryIds.length > 0 && !hasOne) wrong[categoryField(first.id)] = 'category-required';
      return wrong;
    },
    async send(typed): Promise<void> {
      const changes = changesOf(typed, page, rows);
      if (Object.keys(changes).length === 0) {
        dispatch(toastRaised({ tone: 'ok', title: messages.nothingChanged }));
        return;
      }
      const values = input.values();
      const { id, revision } = page;
      const request = { id, revision, changes };
      try {
        const { editMyPage } = await query(EditMyPage, { ...request, commandId: commandIdOf(request) });
        dispatch(toastRaised({ tone: 'ok', title: editMyPage.isWaiting ? messages.savedWaiting : messages.saved }));
      } catch (error) {
        if (!(error instanceof QueryFailed)) throw error;
        if (error.code === 'business-changed-meanwhile') await onSaved();
        throw error.withFields((refused) => asOwnField(refused, changes, rows));
      }
      input.saved(values);
      setTyped(new Set());
      setMerged({ page, rows });
      await onSaved();
    },
    errorText: (code) => texts[code] ?? fieldErrorText(code, common),
  });
  const kept = useMemo(() => ({ rows, base: merged.rows, typed: [...typed], added }), [rows, merged, typed, added]);
  const input = useKeptInput(form.props.ref, page, stored, kept);
  const withOvertaken = (text: string) => [text, ...input.overtaken.map(messages.overtaken)].join(' ');
  const reasons: Partial<Record<string, string>> = {
    'business-changed-meanwhile': withOvertaken(messages.stale),
    'sign-in-required': messages.signInAgain,
    'e-mail-not-verified': messages.verifyFirst,
    'category-required': messages.noCategory,
    'not-page-owner': messages.noLongerOwner,
  };
  return {
    form,
    rows,
    restoredText: input.isRestored ? withOvertaken(messages.restored) : undefined,
    discard: () => {
      input.discard();
      setRows(rowsOf(page));
      setTyped(new Set());
    },
    failureText: form.failure ? reasons[form.failure.code] : undefined,
    addRow: () => {
      setAdded(added + 1);
      setRows([
        ...rows,
        { key: `new${added}`, id: null, name: '', description: '', price: null, ...textsOf(PRODUCT_FIELD_NAMES, {}) },
      ]);
    },
    rowTyped: (key: string) => {
      if (!typed.has(key)) setTyped(new Set([...typed, key]));
    },
    removeRow: (key: string) => setRows(rows.filter((row) => row.key !== key)),
  };
}
