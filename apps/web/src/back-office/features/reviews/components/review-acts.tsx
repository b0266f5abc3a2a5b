import {
  CheckOutlined,
  DeleteOutlined,
  EyeInvisibleOutlined,
  FlagOutlined,
  MessageOutlined,
  StopOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ReviewRow } from '../api/reviews-api.js';

export type ReviewAct = 'approve' | 'publish' | 'reject' | 'settle' | 'unhide' | 'hide' | 'remove-reply' | 'remove';

/** As it stands; rows of the list say nothing of an answer. */
type Acted = Pick<ReviewRow, 'status' | 'reportCount'> & { reply?: object | null };

interface Offered {
  act: ReviewAct;
  icon: ReactNode;
  isOffered: (review: Acted) => boolean;
}

/** In the order in which they are offered, in the list and in the view. */
const ACTS: Offered[] = [
  { act: 'approve', icon: <CheckOutlined aria-hidden />, isOffered: ({ status }) => status === 'pending' },
  { act: 'publish', icon: <CheckOutlined aria-hidden />, isOffered: ({ status }) => status === 'held' },
  { act: 'reject', icon: <StopOutlined aria-hidden />, isOffered: ({ status }) => status === 'held' },
  { act: 'settle', icon: <FlagOutlined aria-hidden />, isOffered: ({ reportCount }) => reportCount > 0 },
  { act: 'unhide', icon: <UndoOutlined aria-hidden />, isOffered: ({ status }) => status === 'hidden' },
  {
    act: 'hide',
    icon: <EyeInvisibleOutlined aria-hidden />,
    isOffered: ({ status }) => status !== 'hidden' && status !== 'held',
  },
  { act: 'remove-reply', icon: <MessageOutlined aria-hidden />, isOffered: ({ reply }) => Boolean(reply) },
  { act: 'remove', icon: <DeleteOutlined aria-hidden />, isOffered: () => true },
];

/** What can be done with a review as it stands. */
export const actsOn = (review: Acted): Offered[] => ACTS.filter(({ isOffered }) => isOffered(review));
