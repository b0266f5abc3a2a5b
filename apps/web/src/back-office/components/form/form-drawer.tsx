import { App, Button, Drawer, Form, type FormInstance, Grid } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';

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
  children: ReactNode;
}

/** A form from the right. It asks before it throws away what somebody typed. */
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
  children,
}: FormDrawerProps<Values>) {
  const messages = useMessages(backOfficeMessages);
  const { modal } = App.useApp();
  const { md } = Grid.useBreakpoint();
  const [isSaving, setSaving] = useState(false);
  const isTouched = () => form.isFieldsTouched();
  useEffect(() => {
    if (!open) return;
    const onLeave = (event: BeforeUnloadEvent) => {
      if (form.isFieldsTouched()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [form, open]);

  async function close() {
    const isDiscarded =
      !isTouched() ||
      (await modal.confirm({
        title: messages.unsavedTitle,
        content: messages.unsavedText,
        okText: messages.discard,
        cancelText: messages.keepEditing,
        okButtonProps: { danger: true },
      }));
    if (isDiscarded) onClose();
  }
  async function save(values: Values) {
    setSaving(true);
    const isStored = await onSave(values).finally(() => setSaving(false));
    if (isStored) onClose();
  }

  return (
    <Drawer
      title={title}
      open={open}
      onClose={() => void close()}
      size={md === false ? '100%' : size}
      destroyOnHidden
      footer={
        <div className="drawer-foot">
          <span>{foot}</span>
          <Button onClick={() => void close()}>{messages.cancel}</Button>
          <Button type="primary" loading={isSaving} onClick={() => form.submit()}>
            {messages.save}
          </Button>
        </div>
      }
    >
      {notice}
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={initialValues}
        preserve={false}
        scrollToFirstError={{ focus: true }}
        onFinish={(values) => void save(values)}
      >
        {children}
      </Form>
    </Drawer>
  );
}
