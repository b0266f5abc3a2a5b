import { configure, render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { RECORD_AREAS } from '@tedarik/fields';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { FieldError } from '../../lib/graphql/operation.js';
import { aSite } from '../../testing/builders.js';
import { BackOffice } from '../app/back-office.js';
import { dropAllDrafts } from '../../lib/forms/stored-drafts.js';
import { makeBackOfficeStore } from '../api/store.js';
import type { Area, BackOfficeMe } from '../api/me.js';
import { mockBrowserApis } from './mock-browser-apis.js';

// The first test of a file also transpiles its screen, which takes time.
configure({ asyncUtilTimeout: 20_000 });

export const ALL_AREAS: Area[] = [
  'panel',
  'businesses',
  'products',
  'reviews',
  ...RECORD_AREAS,
  'submissions',
  'quotes',
  'change-suggestions',
  'blog',
  'comments',
  'seo-texts',
  'imports',
  'accounts',
  'audit',
];

export const anAdministrator = (over: Partial<BackOfficeMe> = {}): BackOfficeMe => ({
  id: '01935a6e-5f3a-7c41-9b1e-2f6d8a0c4d10',
  name: 'Ayşe Yılmaz',
  role: 'admin',
  areas: ALL_AREAS,
  mustChangePassword: false,
  ...over,
});

/** A refusal of an operation in the gateway's format. */
export class Refusal {
  constructor(
    readonly code: string,
    readonly kind: string,
    readonly fieldErrors: FieldError[] = [],
  ) {}
}

/** By name of an operation: its data, a refusal, or a function of its variables that returns either, possibly as a promise. */
export type OperationAnswers = Record<string, unknown>;

type Reply = { status: number; body?: object } | 'network-error';

interface Options {
  /** Null: nobody is signed in. */
  me?: BackOfficeMe | null;
  /** Replies of endpoints outside GraphQL, by path; possibly as a promise. */
  endpoints?: Record<string, Reply | Promise<Reply>>;
  answers?: OperationAnswers;
  /** Keeps drafts of earlier tests instead of deleting them. */
  keepsDrafts?: boolean;
  isPhone?: boolean;
}

/** Renders the whole back office at an address, with a gateway that replies from tables. */
export function renderBackOffice(
  path: string,
  { me = anAdministrator(), endpoints = {}, answers = {}, keepsDrafts = false, isPhone = false }: Options = {},
) {
  mockBrowserApis(isPhone);
  if (!keepsDrafts) dropAllDrafts();
  const requested: { operation: string; variables: Record<string, unknown>; isRestore?: true }[] = [];
  const posted: { path: string; body: unknown }[] = [];
  const table = { ...answers };

  globalThis.fetch = (async (address: string, { method, body, headers }: RequestInit = {}) => {
    const sent = method === 'POST' ? (JSON.parse(body as string) as Record<string, unknown>) : undefined;
    if (address === '/graphql') return answerTo(sent!, new Headers(headers).has('x-restores'));
    if (sent) posted.push({ path: address, body: sent });
    const endpoint = await (endpoints[address] ??
      (address === '/auth/me' ? { status: 200, body: { visitor: null, backOffice: me } } : undefined));
    if (endpoint === 'network-error') throw new TypeError('Failed to fetch');
    return json(endpoint?.body ?? null, endpoint?.status ?? 204);
  }) as typeof fetch;

  async function answerTo(
    { operationName, variables }: Record<string, unknown>,
    isRestore: boolean,
  ): Promise<Response> {
    const operation = operationName as string;
    // Requests that the frame sends on every screen are recorded only if a test provides a reply.
    if (operation in QUIET_FRAME && !(operation in table)) return json({ data: QUIET_FRAME[operation] }, 200);
    requested.push({
      operation,
      variables: variables as Record<string, unknown>,
      ...(isRestore && { isRestore }),
    });
    const known = table[operation];
    const answer = await (typeof known === 'function' ? (known as (variables: unknown) => unknown)(variables) : known);
    if (answer === undefined) throw new Error(`${operation} is requested, and the test has no answer`);
    if (!(answer instanceof Refusal)) return json({ data: answer }, 200);
    const { code, kind, fieldErrors } = answer;
    return json({ errors: [{ message: code, extensions: { code, kind, traceId: 'iz-1', fieldErrors } }] }, 200);
  }

  window.history.pushState(null, '', path);
  const store = makeBackOfficeStore();
  // Without the components' styles, because jsdom would compute them for every query by role.
  const view = render(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <BackOffice site={aSite()} store={store} />
    </ConfigProvider>,
  );
  return {
    ...view,
    store,
    /** All requested operations, in order. */
    requested,
    /** Bodies posted to the other endpoints. */
    posted,
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    /** Changes the reply of an operation from now on. */
    answer: (operation: string, how: unknown) => void (table[operation] = how),
    /** Path and query of the current address. */
    address: () => window.location.pathname + window.location.search,
  };
}

const QUIET_FRAME: OperationAnswers = {
  ManagedWaiting: {
    managedWaiting: {
      submissions: null,
      claims: null,
      changeSuggestions: null,
      pendingReviews: null,
      reportedReviews: null,
      comments: null,
    },
  },
  OpenImports: { managedImports: { items: [] } },
};

const json = (body: object | null, status: number) => new Response(body && JSON.stringify(body), { status });
