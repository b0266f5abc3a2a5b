import type { data as answerOfReactRouter } from 'react-router-dom';

/** Data of a page with a status, as React Router's own function of this name returns it; its module would be in every page's scripts. */
export const data = <Data>(answer: Data, init: { status: number } | null = null) =>
  ({ type: 'DataWithResponseInit', data: answer, init }) as ReturnType<typeof answerOfReactRouter<Data>>;

/** Redirects to a path of this site. */
export const redirect = (path: string, status: 301 | 302): Response =>
  new Response(null, { status, headers: { Location: path } });
