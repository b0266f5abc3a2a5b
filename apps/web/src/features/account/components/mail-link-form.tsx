import type { ReactNode } from 'react';
import { FormFailure } from '../../../components/form/form-failure.js';
import { Notice } from '../../../components/notice.js';
import type { useForm } from '../../../lib/forms/use-form.js';
import { Link } from '../../../lib/router/link.js';
import type { useLinkToken } from '../use-link-token.js';

interface MailLinkFormProps {
  label: string;
  form: ReturnType<typeof useForm<never>>;
  token: ReturnType<typeof useLinkToken>;
  expiredText: string;
  /** Where a visitor whose link is not valid may go. */
  exit: { to: string; label: string };
  /** The button that sends the form. */
  children: ReactNode;
}

/** What the link of a mail leads to: a button, because mail scanners open every link; or that the link is not valid. */
export function MailLinkForm({ label, form, token, expiredText, exit, children }: MailLinkFormProps) {
  const isExpired = token === null || form.failure?.code === 'link-expired';
  return (
    <form className="panel form" {...form.props} aria-label={label}>
      {isExpired ? (
        <>
          <Notice role={form.failure ? 'alert' : undefined}>{expiredText}</Notice>
          <Link className="button wide" to={exit.to}>
            {exit.label}
          </Link>
        </>
      ) : (
        <>
          <FormFailure failure={form.failure} />
          {children}
        </>
      )}
    </form>
  );
}
