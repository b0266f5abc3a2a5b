import { Button, Drawer, Form, type FormInstance, Grid } from 'antd';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { forgetErrors, forgetErrorsOf, IN_SIGHT } from './field-errors.js';
import { Saving } from './saving.js';
import { useUnsavedGuard } from './unsaved-guard.js';

interface FormDrawerProps<Values> {
  title: string;
  open: boolean;
  form: FormInstance<Values>;
  /** Fresh values each time it opens. */
  initialValues: Partial<Values>;
  /** Resolves when what was typed is stored; the drawer stays open when it is not. */
  onSave: (values: Values) => Promise<boolean>;
  onClose: () => void;
  /** Above the fields: what changed meanwhile. */
  notice?: ReactNode;
  /** 'Son değişiklik: …' */
  foot?: ReactNode;
  size?: number;
  /** Called when it has opened or closed, for callers that return the focus by other rules than the library's. */
  afterOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A form from the right. It confirms before it throws away what somebody typed. */
export function FormDrawer<Values extends object>({
  title,
  open,
  form,
  initialValues,
  onSave,
  onClose,
  notice,
  foot,
  size = 560,
  afterOpenChange,
  children,
}: FormDrawerProps<Values>) {
  const messages = useMessages(backOfficeMessages);
  const { md } = Grid.useBreakpoint();
  const [isSaving, setSaving] = useState(false);
  const { leave, release, guard } = useUnsavedGuard(() => form.isFieldsTouched());

  function close() {
    if (!isSaving) leave(onClose);
  }
  async function store(save: () => Promise<unknown>) {
    forgetErrors(form);
    setSaving(true);
    const isStored = await save().finally(() => setSaving(false));
    if (!isStored) return;
    release();
    onClose();
  }

  return (
    <Drawer
      title={title}
      open={open}
      onClose={close}
      size={md === false ? '100%' : size}
      {...(afterOpenChange && { afterOpenChange, focusable: { focusTriggerAfterClose: false } })}
      destroyOnHidden
      footer={
        <div className="drawer-foot">
          <span>{foot}</span>
          <Button onClick={close} disabled={isSaving}>
            {messages.cancel}
          </Button>
          <Button type="primary" loading={isSaving} onClick={() => form.submit()}>
            {messages.save}
          </Button>
        </div>
      }
    >
      {guard}
      <Saving value={store}>{notice}</Saving>
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={initialValues}
        preserve={false}
        scrollToFirstError={IN_SIGHT}
        onValuesChange={(changed: object) => forgetErrorsOf(form, changed)}
        onFinish={(values) => void store(() => onSave(values))}
      >
        {children}
      </Form>
    </Drawer>
  );
}
