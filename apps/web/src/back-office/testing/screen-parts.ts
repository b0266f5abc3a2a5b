import { screen, within } from '@testing-library/react';
import type { renderBackOffice } from './render-back-office.js';

/** The open dialog. */
export const dialog = async () => within(await screen.findByRole('dialog'));

/** The row of a table that contains this text. */
export const row = async (text: string | RegExp) => within((await screen.findByText(text)).closest('tr')!);

/** The variables of each request for an operation. */
export const sent = ({ requested }: Pick<ReturnType<typeof renderBackOffice>, 'requested'>, name: string) =>
  requested.filter(({ operation }) => operation === name).map(({ variables }) => variables);
