import type { FormInstance } from 'antd';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useBackOfficeSelector } from '../../api/store.js';
import { DraftOffer } from './draft-offer.js';
import { isSame } from './merge-edits.js';
import { type DraftPlace, draftsOf, dropDraft, keepDraft } from '../../../lib/forms/stored-drafts.js';
import type { EditOf } from './use-edit.js';

const TYPING_PAUSE_MS = 500;

interface Drafts {
  /** To be called when something may have been typed. */
  note: () => void;
  /** To be called when the input was saved or discarded. */
  end: () => void;
  /** An offer to continue a draft that an earlier form of this record left. */
  offer: ReactNode;
}

/** Stores what is typed into a form in this browser until it is saved, so that a reload, a crash or an ended session loses nothing. */
export function useDraft<Values extends object>(
  form: FormInstance<Values>,
  edit: EditOf<Values> | undefined,
  isOpen: boolean,
): Drafts {
  const account = useBackOfficeSelector(({ session }) => session.me?.id);
  const [formId] = useState(() => crypto.randomUUID());
  const [settled, setSettled] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isEnded = useRef(false);
  const { kind = '', id = null } = edit ?? {};
  const isKept = isOpen && edit?.keepsDrafts === true && account !== undefined;
  const place = useMemo<DraftPlace>(() => ({ account: account ?? '', kind, id }), [account, kind, id]);
  const found = useMemo(() => (isKept ? draftsOf(place) : []), [isKept, place]);
  const offered = found.find((draft) => draft.form !== formId && !settled.includes(draft.form));

  const keep = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!isKept || isEnded.current) return;
    const [base, values] = [edit.baseValues(), form.getFieldsValue(true) as Values].map(
      (side) => side as Record<string, unknown>,
    ) as [Record<string, unknown>, Record<string, unknown>];
    const changed = Object.keys(base).filter((name) => !isSame(base[name], values[name]));
    if (changed.length === 0) return dropDraft(place, formId);
    const only = (side: Record<string, unknown>) =>
      Object.fromEntries(changed.map((name) => [name, side[name] ?? null]));
    keepDraft(place, { form: formId, at: Date.now(), base: only(base), values: only(values) });
  };
  const latest = useRef(keep);
  useLayoutEffect(() => {
    latest.current = keep;
  });
  useLayoutEffect(() => {
    isEnded.current = false;
    // Saves before the fields are unmounted and lose their values.
    return () => {
      if (timer.current !== undefined) latest.current();
    };
  }, []);
  useEffect(() => {
    const onLeave = () => timer.current !== undefined && latest.current();
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
    };
  }, []);

  const decisions = edit?.decisions ?? 0;
  useEffect(() => {
    if (decisions > 0) latest.current();
  }, [decisions]);

  function settle(draft: string) {
    dropDraft(place, draft);
    setSettled([...settled, draft]);
  }
  return {
    note: () => {
      if (!isKept || isEnded.current) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), TYPING_PAUSE_MS);
    },
    end: () => {
      isEnded.current = true;
      clearTimeout(timer.current);
      timer.current = undefined;
      dropDraft(place, formId);
    },
    offer: offered && edit && (
      <DraftOffer
        at={offered.at}
        fields={edit.labelsOf(Object.keys(offered.values))}
        onContinue={() => {
          edit.bring(offered);
          keep();
          settle(offered.form);
        }}
        onDelete={() => settle(offered.form)}
      />
    ),
  };
}
