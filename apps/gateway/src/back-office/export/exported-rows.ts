import { Injectable } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import type { ShapedError } from '../../errors/graphql-errors.js';
import { GraphqlRunner } from '../../graphql/graphql-runner.js';
import { PageReads } from '../../page-cache/page-reads.js';
import { WebBundle } from '../../pages/web-bundle.js';
import type { SignedInAdministrator } from '../administrator.js';
import { columnsOf, type ExportColumn } from './export-columns.js';

const ROWS_AT_ONCE = 100;

export interface ExportedList {
  columns: ExportColumn[];
  /** In the order of the list; reading goes on while they are taken. */
  rows: AsyncIterable<unknown>;
}

interface ListPage {
  items: unknown[];
}

/** Reads a list of the back office to its end, with the operation and filters of its screen and the rights of who asks. */
@Injectable()
export class ExportedRows {
  constructor(
    private readonly web: WebBundle,
    private readonly graphql: GraphqlRunner,
  ) {}

  /** Throws `bad-request` for what is no list of the back office, and whatever its first page fails with. */
  async of(
    name: string,
    variables: Record<string, unknown>,
    administrator: SignedInAdministrator,
  ): Promise<ExportedList> {
    const operation = this.web.entry.OPERATIONS.find((one) => one.name === name && one.name.startsWith('Managed'));
    const columns = operation ? columnsOf(operation.text) : [];
    if (!operation || columns.length === 0) throw new DomainError('bad-request', 'invalid');
    const read = (page: number) => this.read(operation, atPage(variables, page), administrator);
    const first = await read(1);
    return { columns, rows: everyRow(first, read) };
  }

  private async read(
    { name, text }: { name: string; text: string },
    variables: Record<string, unknown>,
    administrator: SignedInAdministrator,
  ): Promise<ListPage> {
    const context = { reads: new PageReads(), visitor: null, client: null, administrator };
    const { result } = await this.graphql.run({ text, operationName: name, variables }, context);
    const [error] = result.errors ?? [];
    if (error) throw failureOf(error);
    return Object.values(result.data ?? {})[0] as ListPage;
  }
}

async function* everyRow(first: ListPage, read: (page: number) => Promise<ListPage>): AsyncIterable<unknown> {
  let current = first;
  for (let page = 2; current.items.length > 0; page++) {
    yield* current.items;
    // How many come at once is for the list to say, and `total` may be a lower bound.
    if (current.items.length < first.items.length) return;
    current = await read(page);
  }
}

/** A list takes its page among its other arguments, or beside them. */
function atPage(variables: Record<string, unknown>, page: number): Record<string, unknown> {
  const { list } = variables;
  const place = { page, pageSize: ROWS_AT_ONCE };
  return typeof list === 'object' && list !== null
    ? { ...variables, list: { ...list, ...place } }
    : { ...variables, ...place };
}

const failureOf = ({ extensions: { code, kind, fieldErrors } }: ShapedError): DomainError =>
  new DomainError(code, kind as DomainError['kind'], undefined, fieldErrors);
