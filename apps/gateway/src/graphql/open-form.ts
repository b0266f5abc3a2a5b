import { z } from 'zod';
import { FormTrap } from '../limits/form-trap.js';
import { of } from './type-of.js';

/** Fields that a form for people without a session adds to those of its request. */
export const openForm = {
  noticeVersion: z.string().describe('Version of the privacy notice shown next to the form.'),
  trap: of(FormTrap),
  commandId: z.uuid(),
};
