import { z } from 'zod';
import { FormTrap } from '../limits/form-trap.js';
import { of } from './type-of.js';

/** What a form for people who are not signed in has beside the fields of its request. */
export const openForm = {
  noticeVersion: z.string().describe('Version of the privacy notice that stands beside the form.'),
  trap: of(FormTrap),
  commandId: z.uuid(),
};
