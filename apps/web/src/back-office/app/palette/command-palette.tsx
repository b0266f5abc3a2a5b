import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { paletteMessages } from './palette.messages.js';

const PaletteDialog = lazy(() => import('./palette-dialog.js'));

/** Ctrl+K or ⌘K: opens any screen that the account may see, and businesses and posts by name. */
export function CommandPalette() {
  const messages = useMessages(paletteMessages);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen((was) => !was);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <Button
        type="text"
        icon={<SearchOutlined aria-hidden />}
        aria-label={messages.open}
        aria-keyshortcuts="Control+K"
        title={messages.shortcut}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <PaletteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
