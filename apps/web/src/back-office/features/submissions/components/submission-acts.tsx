import { CheckOutlined, CloseOutlined, DeleteOutlined, ShopFilled, ShopOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { useBackOfficeSelector } from '../../../api/store.js';
import type { SubmissionRow } from '../api/submissions-api.js';
import { managedSubmissionMessages } from '../submissions.messages.js';

export type SubmissionAct = 'business' | 'approve' | 'reject' | 'remove';

interface Offered {
  act: SubmissionAct;
  label: string;
  icon: ReactNode;
  isDisabled: boolean;
}

/** The actions that the status of a submission permits, in the order in which the list and the view offer them. */
export function useActsOn(): (submission: SubmissionRow) => Offered[] {
  const messages = useMessages(managedSubmissionMessages);
  const mayOpen = useBackOfficeSelector(({ session }) => session.me!.areas.includes('businesses'));
  const businessLabel = messages[mayOpen ? 'openBusiness' : 'businessThere'];
  return ({ status, businessId }) => [
    ...(status === 'approved'
      ? [
          {
            act: 'business' as const,
            label: businessId ? businessLabel : messages.createBusiness,
            icon: businessId ? <ShopFilled aria-hidden /> : <ShopOutlined aria-hidden />,
            isDisabled: businessId !== null && !mayOpen,
          },
        ]
      : []),
    { act: 'approve', label: messages.approve, icon: <CheckOutlined aria-hidden />, isDisabled: status === 'approved' },
    { act: 'reject', label: messages.reject, icon: <CloseOutlined aria-hidden />, isDisabled: status === 'rejected' },
    { act: 'remove', label: messages.remove, icon: <DeleteOutlined aria-hidden />, isDisabled: false },
  ];
}
