import { DeleteOutlined, EyeOutlined, TableOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { ToolPopover } from '../tool-popover.js';
import { useAddressParameters } from '../use-address-parameters.js';
import { addressOf, LONGEST_VIEW_NAME, type ListView, type SavedView } from './list-view.js';
import { listViewsMessages } from './list-views.messages.js';

interface ListViewsProps {
  view: ListView;
}

/** Menus for columns and saved views. The address alone determines what the list shows. */
export function ListViews(props: ListViewsProps) {
  return (
    <div className="list-views">
      <Views {...props} />
      <Columns {...props} />
    </div>
  );
}

function Columns({ view }: ListViewsProps) {
  const messages = useMessages(listViewsMessages);
  const [isOpen, setOpen] = useState(false);
  const columns = view.optional;
  const hidden = columns.filter(({ key }) => view.hidden.includes(key));
  return (
    <ToolPopover
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <div className="list-columns">
          <Checkbox.Group
            value={columns.map(({ key }) => key).filter((key) => !view.hidden.includes(key))}
            options={columns.map(({ key, title }) => ({ value: key, label: title }))}
            onChange={(shown) => view.hide(columns.map(({ key }) => key).filter((key) => !shown.includes(key)))}
          />
          <Button size="small" disabled={hidden.length === 0} onClick={() => view.hide([])}>
            {messages.allColumns}
          </Button>
        </div>
      }
    >
      <Button type="text" icon={<TableOutlined aria-hidden />}>
        {hidden.length > 0 ? messages.hiddenColumns(hidden.length) : messages.columns}
      </Button>
    </ToolPopover>
  );
}

function Views({ view }: ListViewsProps) {
  const messages = useMessages(listViewsMessages);
  const [parameters, changeAddress] = useAddressParameters();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const nameField = useRef<InputRef>(null);
  const now = addressOf(parameters);
  const isNow = (one: SavedView) =>
    one.address === now && [...one.hidden].toSorted().join() === [...view.hidden].toSorted().join();
  const current = view.views.find(isNow);

  function show({ address, hidden }: SavedView) {
    view.hide(hidden);
    changeAddress((next) => {
      for (const parameter of [...next.keys()]) next.delete(parameter);
      for (const [parameter, value] of new URLSearchParams(address)) next.append(parameter, value);
    });
    setOpen(false);
  }
  function save() {
    if (!name.trim()) return;
    view.save(name.trim(), parameters);
    setName('');
  }

  return (
    <ToolPopover
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <div className="saved-views">
          {view.views.length === 0 ? (
            <p className="quiet">{messages.noViews}</p>
          ) : (
            <ul>
              {view.views.map((one) => (
                <li key={one.name}>
                  <Button type="link" aria-current={isNow(one)} onClick={() => show(one)}>
                    {one.name}
                  </Button>
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={messages.removeView(one.name)}
                    onClick={() => {
                      view.remove(one.name);
                      // Its own button is about to go.
                      nameField.current?.focus();
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          <div className="field-with-button">
            <Input
              ref={nameField}
              aria-label={messages.viewName}
              placeholder={messages.viewName}
              value={name}
              maxLength={LONGEST_VIEW_NAME}
              onChange={({ target }) => setName(target.value)}
              onPressEnter={save}
            />
            <Button onClick={save} disabled={!name.trim()}>
              {messages.saveView}
            </Button>
          </div>
        </div>
      }
    >
      <Button type="text" icon={<EyeOutlined aria-hidden />}>
        {current?.name ?? messages.views}
      </Button>
    </ToolPopover>
  );
}
