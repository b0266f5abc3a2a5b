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
  /** Read anew each time the drawer opens. */
  initialValues: Partial<Values>;
  /** Resolves with true once the values are stored; otherwise the drawer stays open. */
  onSave: (values: Values) => Promise<boolean>;
  onClose: () => void;
  /** Shown above the fields. */
  notice?: ReactNode;
  /** Enables drafts and the merging of changes by others. */
  edit?: EditOf<Values>;
  /** 'Son değişiklik: …' */
  foot?: ReactNode;
  size?: number;
  /** Called after it has opened or closed, for callers that manage the focus themselves. */
  afterOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A form in a drawer on the right. Requires confirmation before it discards input. */
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
    // Another form may have opened in its place.
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
        // Some buttons fill in fields without a change event.
        onClick={draft.note}
        onFinish={(values) => void store(values)}
      >
        {children}
      </Form>
    </Drawer>
  );
}
