import { Input, Modal } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../lib/messages.js';
import { useFocusReturn } from '../../components/use-focus-return.js';
import { paletteMessages } from './palette.messages.js';
import { useDestinations } from './use-destinations.js';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A search field with results below it, which are chosen with the arrow keys and Enter or with the pointer. */
export default function PaletteDialog({ onClose }: { onClose: () => void }) {
  const messages = useMessages(paletteMessages);
  const navigate = useNavigate();
  const listId = useId();
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(0);
  const { groups, isSearching, findsBusinesses, findsPosts } = useDestinations(text);
  const hint = messages.hint(findsBusinesses, findsPosts);
  const returnFocus = useFocusReturn(isOpen);
  const all = groups.flatMap(({ options }) => options);
  const active = all[Math.min(marked, all.length - 1)];
  const idOf = (path: string) => `${listId}-${path}`;

  function go(path: string) {
    setOpen(false);
    void navigate(path);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step && all.length) setMarked((Math.min(marked, all.length - 1) + step + all.length) % all.length);
    else if (event.key === 'Enter' && active) go(active.path);
    else return;
    event.preventDefault();
  }

  return (
    <Modal
      open={isOpen}
      onCancel={() => setOpen(false)}
      afterClose={() => {
        returnFocus();
        onClose();
      }}
      title={messages.open}
      footer={null}
      className="palette"
      style={{ top: 80 }}
      width={560}
    >
      <Input
        autoFocus
        size="large"
        maxLength={100}
        role="combobox"
        aria-label={hint}
        placeholder={hint}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={active && idOf(active.path)}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="palette-found" id={listId} role="listbox" aria-label={messages.open}>
        {groups.map(({ label, options }) => (
          <div key={label} role="group" aria-label={label}>
            <div className="palette-kind" aria-hidden>
              {label}
            </div>
            {options.map(({ path, name }) => (
              <div
                key={path}
                id={idOf(path)}
                role="option"
                aria-selected={path === active?.path}
                ref={path === active?.path ? (row) => row?.scrollIntoView?.({ block: 'nearest' }) : undefined}
                onMouseMove={() => setMarked(all.findIndex((one) => one.path === path))}
                onClick={() => go(path)}
              >
                {name}
              </div>
            ))}
          </div>
        ))}
      </div>
      {all.length === 0 && <p role="status">{isSearching ? messages.searching : messages.nothing}</p>}
    </Modal>
  );
}
