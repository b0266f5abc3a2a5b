import { LinkOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { ToolPopover } from '../tool-popover.js';
import { richTextMessages } from './rich-text.messages.js';

export function LinkTool({ editor }: { editor: Editor }) {
  const messages = useMessages(richTextMessages);
  const [isOpen, setOpen] = useState(false);
  const [href, setHref] = useState('');

  function open(opens: boolean) {
    if (opens) setHref((editor.getAttributes('link')['href'] as string | undefined) ?? '');
    setOpen(opens);
  }
  function apply() {
    const link = editor.chain().focus().extendMarkRange('link');
    if (href.trim()) link.setLink({ href: href.trim() }).run();
    else link.unsetLink().run();
    setOpen(false);
  }

  return (
    <ToolPopover
      open={isOpen}
      onOpenChange={open}
      content={
        <Input
          aria-label={messages.linkUrl}
          placeholder="https://"
          value={href}
          onChange={({ target }) => setHref(target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            apply();
          }}
        />
      }
    >
      <Button
        type="text"
        size="small"
        aria-label={messages.link}
        title={messages.link}
        icon={<LinkOutlined aria-hidden />}
      />
    </ToolPopover>
  );
}
