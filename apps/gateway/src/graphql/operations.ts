import { Inject, type Type } from '@nestjs/common';
import { Args, type ArgsOptions, Context, ID, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { type BulkOutcome, MANAGED_PAGE_SIZE, type RequestContext, type RequestContract } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import type { z } from 'zod';
import type { Area } from '../administrators/areas.js';
import type { RateLimit } from '../limits/rate-limits.js';
import type { Uploads } from '../pictures/uploads.js';
import { actingIn } from './administrator-context.js';
import { withNullsForMissing, acceptsValue } from './nulls-for-missing.js';
import type { GraphqlContext } from './graphql-runner.js';
import { ManagedListInput } from './managed-list.input.js';
import { ManagedOutcome, toOutcomes } from './managed-outcome.type.js';
import { Confirmed, Manages } from './manages.js';
import { type AboutPage, schemaFieldOf, pageTypeOf } from './type-of.js';

type GraphqlType = Type<object> | [Type<object>] | typeof ID | StringConstructor | BooleanConstructor;
/** The value that a resolver returns for a GraphQL type. */
type Shown<T> = T extends [Type<infer Item>]
  ? Item[]
  : T extends BooleanConstructor
    ? boolean
    : T extends Type<infer One>
      ? One
      : string;

/** Details of an operation that its contract does not contain. */
interface About<Request> {
  description?: string;
  nullable?: boolean;
  /** Options for arguments, by field of the request. By default an argument has the name and type of its field. */
  args?: { [Name in keyof Request]?: ArgsOptions };
  /** One argument of this name and type in place of all request fields but `id` and `revision`. */
  as?: Record<string, Type<object>>;
  /** A single argument `input` for the whole request; a `commandId` in it is the id of the command. */
  input?: Type<object>;
  /** Adds a `commandId` argument: a repeated call with the same id has no further effect. */
  once?: boolean;
  /** The caller must have typed a password or a code recently, else `confirmation-required`. */
  confirmed?: true;
  /** Request fields with a constant value. */
  always?: Partial<Request>;
  /** Public site (visitor-operations.ts): who may call it. By default only accounts with a confirmed address. */
  who?: Who;
  /**
   * Public site: the rate limit, counted per account, or per address if no account is needed; or a function that returns limits with their
   * keys.
   */
  limit?: RateLimit | ((request: Request, by: Caller) => (readonly [RateLimit, string])[]);
  /** Public site: the limit of the mail that a request causes, with its key; null without a mail. A refused request does not count. */
  limitOfMail?: (request: Request) => readonly [RateLimit, string] | null;
  /** Public site: protection of a form that needs no account against bots; its `input` has a `trap`. */
  trapped?: Trapped<Request>;
}

/** A form that bots may fill in. */
interface Trapped<Request> {
  form: string;
  /** The reply to a bot, which looks like success. */
  answer: (request: Request) => unknown;
}

/** Any account; anyone with a link; anyone with a link, where the service also gets the account that is signed in. */
export type Who = 'signed-in' | 'anyone' | 'anyone-named';

/** The caller, as far as it is known; key of rate limits. */
export interface Caller {
  /** Null where no account is needed. */
  accountId: string | null;
  address: string;
}

type Given = Record<string, unknown>;

export interface Operation {
  kind: typeof Query | typeof Mutation;
  contract: RequestContract<Given, unknown>;
  gives: GraphqlType;
  about: About<Given> & { answer?: (reply: unknown, uploads: Uploads) => unknown };
}

/** Without `answer` the reply itself is returned. */
interface Define {
  <Request, T extends GraphqlType>(
    contract: RequestContract<Request, NoInfer<Shown<T>>>,
    gives: T,
    about?: About<Request>,
  ): Operation;
  <Request, Reply, T extends GraphqlType>(
    contract: RequestContract<Request, Reply>,
    gives: T,
    about: About<Request> & { answer: (reply: Reply, uploads: Uploads) => Shown<T> | null },
  ): Operation;
}

const defining = (kind: Operation['kind']): Define =>
  ((contract: Operation['contract'], gives: GraphqlType, about: Operation['about'] = {}) => ({
    kind,
    contract,
    gives,
    about,
  })) as Define;

/** Defines an operation that reads. */
export const query = defining(Query);

/** Defines an operation that changes something. */
export const mutation = defining(Mutation);

/** Defines an operation that reads one page of a list; `lowerBound` describes when the total is only a lower bound. */
export function list<Request, Reply extends { total: number }, Item extends object>(
  contract: RequestContract<Request, Reply>,
  item: Type<Item>,
  about: About<Request> & AboutPage & { name?: string; pageSize?: number } = {},
): Operation {
  @ObjectType(about.name ?? `${item.name}List`)
  class Page extends pageTypeOf(item, about) {}
  const { pageSize = MANAGED_PAGE_SIZE } = about;
  const args = { page: { defaultValue: 1 }, pageSize: { nullable: false, defaultValue: pageSize }, ...about.args };
  const answer = ({ [contract.rows!]: items, ...totals }: Given) => ({ items, ...totals });
  return { kind: Query, contract, gives: Page, about: { ...about, args, answer } } as unknown as Operation;
}

/** Defines an operation that changes many records one by one and returns the outcome of each. */
export const bulk = <Request>(
  contract: RequestContract<Request, { outcomes: BulkOutcome[] }>,
  about: About<Request> = {},
): Operation => mutation(contract, [ManagedOutcome], { ...about, answer: toOutcomes });

/** Defines an operation that undoes the deletion of many records. */
export const restoring = <Request>(contract: RequestContract<Request, { outcomes: BulkOutcome[] }>): Operation =>
  bulk(contract, { description: 'Restores deleted records.' });

/** The result of an operation that only succeeds or fails. */
export const done = () => true;

/** Dependencies of a table's resolver. */
export interface OperationParts {
  requests: RequestClient;
  uploads?: Uploads;
}
/** Calls `send` with the context of the request and returns its reply; null for a bot. Throws if the request is not allowed. */
type Act<Parts> = (
  parts: Parts,
  graphql: GraphqlContext,
  sent: { operation: Operation; request: Given; trap: unknown },
  send: (acting: RequestContext) => Promise<unknown>,
) => Promise<unknown>;

/**
 * Creates a resolver class for operations of one back-office area. Each operation sends its request with the calling administrator as
 * actor.
 */
export function operations(area: Area, all: Record<string, Operation>): Type {
  @Resolver()
  @Manages(area)
  class Operations {
    constructor(@Inject(RequestClient) readonly requests: RequestClient) {}
  }
  return withOperations(Operations, all, (_, graphql, __, send) => send(actingIn(graphql)));
}

export function withOperations<Parts extends OperationParts>(
  resolver: Type<Parts>,
  all: Record<string, Operation>,
  act: Act<Parts>,
): Type {
  for (const [name, operation] of Object.entries(all)) addTo(resolver.prototype as Parts, name, operation, act);
  return resolver;
}

function addTo<Parts extends OperationParts>(prototype: Parts, name: string, operation: Operation, act: Act<Parts>) {
  const { kind, contract, gives, about } = operation;
  const { nullable, description, confirmed } = about;
  const args = argsOf(shapeOf(contract), about);
  const descriptor = {
    async value(this: Parts, graphql: GraphqlContext, ...values: unknown[]) {
      const { commandId, trap, ...given } = givenOf(
        Object.fromEntries(args.map(([arg], at) => [arg, values[at]])),
        about,
      );
      const request = requestOf(operation, given);
      const command = commandId !== undefined && { commandId: commandId as string };
      const reply = await act(this, graphql, { operation, request, trap }, (acting) =>
        this.requests.send(contract, request, { ...acting, ...command }),
      );
      if (reply === null) return about.trapped!.answer(request);
      return about.answer ? about.answer(reply, this.uploads!) : reply;
    },
  };
  Object.defineProperty(prototype, name, descriptor);
  Reflect.defineMetadata('design:paramtypes', [], prototype, name);
  Context()(prototype, name, 0);
  // In reverse order, as decorators of parameters are applied.
  for (const [at, [arg, options]] of [...args.entries()].reverse())
    Args(options.name ?? arg, options)(prototype, name, at + 1);
  kind(() => gives, { nullable, description })(prototype, name, descriptor);
  if (confirmed) Confirmed()(prototype, name, descriptor);
}

const OF_A_LIST: string[] = ['search', 'page', 'pageSize', 'sort', 'descending'];

type Shape = Record<string, z.ZodType>;
type NamedArgs = (readonly [field: string, options: ArgsOptions])[];

const shapeOf = ({ request }: RequestContract<Given>) => (request as unknown as z.ZodObject<Shape>).shape;

function argsOf(shape: Shape, { args = {}, as, input, once, always = {} }: Operation['about']): NamedArgs {
  const command = once ? ([['commandId', { type: () => ID }]] as const) : [];
  if (input) return [['input', { type: () => input }], ...command];
  const isList = OF_A_LIST.every((field) => field in shape);
  const own = Object.keys(shape).filter((field) =>
    as ? ['id', 'revision'].includes(field) : !(field in always || (isList && OF_A_LIST.includes(field))),
  );
  return [
    ...(isList ? [['list', { type: () => ManagedListInput }] as const] : []),
    ...own.map((field) => [field, { ...schemaFieldOf(field, shape[field]!), ...args[field] }] as const),
    ...Object.entries(as ?? {}).map(([name, input]) => [name, { type: () => input }] as const),
    ...command,
  ];
}

/** The fields of the request if it is a single argument, else the arguments themselves. */
const givenOf = (given: Given, about: Operation['about']): Given => {
  if (!about.input) return given;
  const { input, ...others } = given;
  return { ...(input as object), ...others };
};

/** Builds the request from the arguments. A null argument is omitted where the request does not accept null. */
function requestOf({ contract, about: { as = {}, always } }: Operation, given: Given): Given {
  const parts = Object.entries(given).map(([arg, value]) => {
    if (arg in as || arg === 'list') return value as object;
    const isNothing = value === null && !acceptsValue(shapeOf(contract)[arg]!, null);
    return isNothing ? {} : { [arg]: value };
  });
  return withNullsForMissing(contract.request, Object.assign({}, always, ...parts)) as Given;
}
