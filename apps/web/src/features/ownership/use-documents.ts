import { useState } from 'react';
import { TAKEN_DOCUMENTS, uploadDocument, useDocumentFailure, useDocumentRefusal } from '../../lib/forms/documents.js';
import { refusedFile } from '../../lib/forms/send-file.js';
import { RemoveClaimDocument } from '../../lib/later/operations.js';
import { useMessages } from '../../lib/messages.js';
import { useServices } from '../../lib/services.js';
import type { ClaimDocument } from './claim-options.js';
import { documentMessages } from './document.messages.js';

export const MOST_DOCUMENTS = 3;

/** A chosen file that is not sent yet. Its key is the id of the command, so that repeated uploads store it once. */
export interface ChosenFile {
  key: string;
  file: File;
  isSending: boolean;
  /** The reason for a refusal. */
  problem: string | null;
}

/** The documents of a claim: those sent, and those that wait until the claim exists. */
export function useDocuments(stored: readonly ClaimDocument[]) {
  const messages = useMessages(documentMessages);
  const textOf = useDocumentFailure();
  const refusalOf = useDocumentRefusal();
  const { query } = useServices();
  const [sent, setSent] = useState(stored);
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const room = MOST_DOCUMENTS - sent.length - chosen.length;

  const become = (key: string, change: Partial<ChosenFile>) =>
    setChosen((files) => files.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const takeOff = (key: string) => setChosen((files) => files.filter((one) => one.key !== key));

  /** Adds acceptable files and returns them; shows the reason for each refused one. */
  function choose(files: readonly File[]): ChosenFile[] {
    const refused = files.flatMap((file) => {
      const code = refusedFile(file, TAKEN_DOCUMENTS);
      return code ? [`${file.name}: ${refusalOf(code)}`] : [];
    });
    const good = files.filter((file) => !refusedFile(file, TAKEN_DOCUMENTS));
    const taken = good
      .slice(0, room)
      .map((file) => ({ key: crypto.randomUUID(), file, isSending: false, problem: null }));
    setProblems([...refused, ...(good.length > room ? [messages.tooMany] : [])]);
    setChosen((before) => [...before, ...taken]);
    return taken;
  }

  /** Uploads the files one after the other; a failure is shown at its file. */
  async function send(claimId: string, files: readonly ChosenFile[] = chosen): Promise<void> {
    for (const { key, file } of files) {
      become(key, { isSending: true, problem: null });
      try {
        const document = await uploadDocument({ talep: claimId }, file, key);
        takeOff(key);
        setSent((before) => [...before, document]);
      } catch (error) {
        become(key, { isSending: false, problem: textOf(error) });
      }
    }
  }

  async function remove(claimId: string, id: string): Promise<void> {
    setProblems([]);
    try {
      setSent((await query(RemoveClaimDocument, { claimId, id })).removeClaimDocument);
    } catch (error) {
      setProblems([textOf(error)]);
    }
  }

  function forget(): void {
    setSent([]);
    setChosen([]);
    setProblems([]);
  }

  return { sent, chosen, problems, room, choose, send, takeOff, remove, forget };
}
export type ClaimDocuments = ReturnType<typeof useDocuments>;
