interface Sent {
  commandId?: string;
  input?: { commandId?: string };
}

const answered = new Set<string>();

/** Remembers that a command was answered: whoever sends the same again after that means another one. */
export function noteAnswered(variables: unknown): void {
  const { commandId, input } = (variables ?? {}) as Sent;
  const id = commandId ?? input?.commandId;
  if (id) answered.add(id);
}

export const isAnswered = (commandId: string): boolean => answered.has(commandId);
