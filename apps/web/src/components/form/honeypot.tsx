import type { RefObject } from 'react';
import { formMessages } from '../../lib/forms/form.messages.js';
import { useMessages } from '../../lib/messages.js';

/** GEN-22: a field that people can neither see nor reach, also not with a screen reader. `field` comes from useFormTrap. */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { leaveEmpty } = useMessages(formMessages);
  return (
    <div className="sr" aria-hidden="true">
      <label>
        {leaveEmpty}
        <input ref={field} name="website" autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  );
}
