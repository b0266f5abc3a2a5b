import { Button, Drawer, Form, type FormInstance, Grid } from 'antd';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { useDraft } from '../edit/use-draft.js';
import type { EditOf } from '../edit/use-edit.js';
import { useIsMounted } from '../../../lib/use-is-mounted.js';
import { forgetErrors, forgetErrorsOf, IN_SIGHT } from './field-errors.js';
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
  /** Above the fields. */
  notice?: ReactNode;
  /** What is edited: drafts are kept of it, and what others store meanwhile is put together with it. */
  edit?: EditOf<Values>;
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
  edit,
  foot,
  size = 560,
  afterOpenChange,
  children,
}: FormDrawerProps<Values>) {
  const messages = useMessages(backOfficeMessages);
  const { md } = Grid.useBreakpoint();
  const [isSaving, setSaving] = useState(false);
  const isMounted = useIsMounted();
  const draft = useDraft(form, edit, open);
  const { leave, release, guard } = useUnsavedGuard(
    () => form.isFieldsTouched() || edit?.isBrought === true,
    draft.end,
  );

  function close() {
    if (!isSaving) leave(onClose);
  }
  async function store(values: Values) {
    if (edit?.isDecided() === false) return;
    forgetErrors(form);
    setSaving(true);
    const isStored = await onSave(values).finally(() => setSaving(false));
    if (!isStored) return;
    release();
    // Another one may have opened in its place.
    if (isMounted.current) onClose();
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
      {draft.offer}
      {edit?.notice}
      {notice}
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={initialValues}
        preserve={false}
        scrollToFirstError={IN_SIGHT}
        onValuesChange={(changed: object) => {
          forgetErrorsOf(form, changed);
          draft.note();
        }}
        // Some buttons fill fields in.
        onClick={draft.note}
        onFinish={(values) => void store(values)}
      >
        {children}
      </Form>
    </Drawer>
  );
}
