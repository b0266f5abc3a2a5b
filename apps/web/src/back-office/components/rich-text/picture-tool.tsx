import { PictureOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { Button, Input, Modal, Typography } from 'antd';
import { useId, useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { PictureInput } from '../form/picture-input.js';
import { useFocusReturn } from '../use-focus-return.js';
import { isAllowedPicture } from './allowed-html.js';
import { richTextMessages } from './rich-text.messages.js';

interface Picture {
  src: string;
  alt: string;
}

/** Inserts a picture into the text, uploaded or by address, or changes the selected one. */
export function PictureTool({ editor }: { editor: Editor }) {
  const messages = useMessages(richTextMessages);
  const { cancel } = useMessages(backOfficeMessages);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [isUploading, setUploading] = useState(false);
  const [urlId, altId, helpId] = [useId(), useId(), useId()];
  const [isSelected, setSelected] = useState(false);
  const isApplied = useRef(false);
  const returnFocus = useFocusReturn(picture !== null);
  const { src, alt } = picture ?? NONE;
  const isUsable = isAllowedPicture(src.trim());

  function open() {
    const selected = editor.isActive('picture');
    isApplied.current = false;
    setSelected(selected);
    // An upload that was cancelled by closing the dialog never reports its end.
    setUploading(false);
    setPicture(selected ? { ...NONE, ...(editor.getAttributes('picture') as Partial<Picture>) } : NONE);
  }
  function apply() {
    const attrs = { src: src.trim(), alt: alt.trim() };
    const chain = editor.chain().focus();
    // Another picture has another size, so the old size is removed.
    if (isSelected) chain.updateAttributes('picture', { ...attrs, width: null, height: null }).run();
    else chain.insertContent({ type: 'picture', attrs }).run();
    isApplied.current = true;
    setPicture(null);
  }

  return (
    <>
      <Button
        type="text"
        size="small"
        aria-label={messages.picture}
        title={messages.picture}
        icon={<PictureOutlined aria-hidden />}
        onClick={open}
      />
      <Modal
        open={picture !== null}
        title={isSelected ? messages.changePicture : messages.addPicture}
        okText={isSelected ? messages.apply : messages.insert}
        cancelText={cancel}
        okButtonProps={{ disabled: !isUsable || isUploading }}
        onOk={apply}
        onCancel={() => setPicture(null)}
        focusable={{ focusTriggerAfterClose: false }}
        afterClose={() => (isApplied.current ? editor.commands.focus() : returnFocus())}
        destroyOnHidden
      >
        <div className="picture-dialog">
          <label htmlFor={urlId}>{messages.pictureUrl}</label>
          <PictureInput
            id={urlId}
            value={src}
            onChange={(url) => setPicture((now) => now && { ...now, src: url })}
            what={messages.picture}
            shape="wide"
            onUploading={setUploading}
          />
          {src.trim() !== '' && !isUsable && (
            <Typography.Text type="danger" role="alert">
              {messages.httpsOnly}
            </Typography.Text>
          )}
          <label htmlFor={altId}>{messages.alt}</label>
          <Input
            id={altId}
            aria-describedby={helpId}
            maxLength={250}
            value={alt}
            onChange={({ target }) => setPicture((now) => now && { ...now, alt: target.value })}
            // Enter must not submit the surrounding form.
            onPressEnter={(event) => event.preventDefault()}
          />
          <p className="quiet" id={helpId}>
            {messages.altHelp}
          </p>
        </div>
      </Modal>
    </>
  );
}

const NONE: Picture = { src: '', alt: '' };
