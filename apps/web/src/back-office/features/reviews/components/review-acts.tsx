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

/** The state of a review; rows of the list do not include its reply. */
type Acted = Pick<ReviewRow, 'status' | 'reportCount'> & { reply?: object | null };

interface Offered {
  act: ReviewAct;
  icon: ReactNode;
  isOffered: (review: Acted) => boolean;
}

/** In the order in which the list and the view offer them. */
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

/** The actions that the state of a review permits. */
export const actsOn = (review: Acted): Offered[] => ACTS.filter(({ isOffered }) => isOffered(review));
