import type { Operation } from './operation.js';

const answered = new Set<string>();

export const isAnswered = (commandId: string): boolean => answered.has(commandId);

interface Sent {
  commandId?: string;
  input?: { commandId?: string };
}

/** Sends an operation and remembers the ids of answered commands: sending the same form again after that is a new command. */
export const rememberAnsweredCommands =
  <Further extends unknown[]>(
    send: <Answer, Variables>(
      operation: Operation<Answer, Variables>,
      variables: Variables,
      ...more: Further
    ) => Promise<Answer>,
  ): typeof send =>
  async (operation, variables, ...more) => {
    const answer = await send(operation, variables, ...more);
    const { commandId, input } = (variables ?? {}) as Sent;
    const id = commandId ?? input?.commandId;
    if (id) answered.add(id);
    return answer;
  };
