import { Injectable } from '@nestjs/common';
import { DomainError } from '@tedarik/service-kit';
import { Kind, parse } from 'graphql';
import type { ShapedError } from '../../errors/graphql-errors.js';
import { GraphqlRunner } from '../../graphql/graphql-runner.js';
import { PageReads } from '../../page-cache/page-reads.js';
import { WebBundle } from '../../web-bundle/web-bundle.js';
import type { SignedInAdministrator } from '../../administrators/administrator.js';
import { columnsOf, type ExportColumn } from './export-columns.js';

const ROWS_AT_ONCE = 100;
const MOST_PASSES = 3;

export interface ExportedList {
  columns: ExportColumn[];
  /** In the order of the list; fetched page by page while they are consumed. */
  rows: AsyncIterable<unknown>;
}

interface ListPage {
  items: unknown[];
  total?: number;
}

/** Reads a whole back-office list, using the operation and filters of its screen and the rights of the caller. */
@Injectable()
export class ExportedRows {
  constructor(
    private readonly web: WebBundle,
    private readonly graphql: GraphqlRunner,
  ) {}

  /** Throws `bad-request` if `name` is no list of the back office, and any error of the first page. */
  async of(
    name: string,
    variables: Record<string, unknown>,
    administrator: SignedInAdministrator,
  ): Promise<ExportedList> {
    const operation = this.web.entry.OPERATIONS.find((one) => one.name === name && one.name.startsWith('Managed'));
    const columns = operation ? columnsOf(operation.text) : [];
    if (!operation || columns.length === 0) throw new DomainError('bad-request', 'invalid');
    const declared = variablesOf(operation.text);
    if (Object.keys(variables).some((name) => !declared.has(name))) throw new DomainError('bad-request', 'invalid');
    const read = (page: number) => this.read(operation, atPage(variables, page, declared), administrator);
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

/**
 * Yields every row once. Pages are addressed by offset, so a row that is added or removed shifts others to pages already read. If the total
 * changed meanwhile or fewer rows were read than exist, the list is read again for the missing ones.
 */
async function* everyRow(first: ListPage, read: (page: number) => Promise<ListPage>): AsyncIterable<unknown> {
  const seen = new Set<string>();
  for (let pass = 1; pass <= MOST_PASSES; pass++) {
    let current = pass === 1 ? first : await read(1);
    const { total = 0 } = current;
    let isSteady = true;
    let former: string | undefined;
    for (let page = 2; current.items.length > 0; page++) {
      const [start = ''] = current.items.map(keyOf);
      // The same page again: the list has no further pages.
      if (start === former) return;
      former = start;
      for (const row of current.items) {
        if (!seen.has(keyOf(row))) yield row;
        seen.add(keyOf(row));
      }
      // The list may return fewer rows per page than requested.
      if (current.items.length < first.items.length) break;
      current = await read(page);
      isSteady &&= (current.total ?? 0) === total;
    }
    if (isSteady && seen.size >= total) return;
  }
}

const keyOf = (row: unknown): string => {
  const { id } = row as { id?: unknown };
  return typeof id === 'string' ? id : JSON.stringify(row);
};

/** The names of the variables that an operation declares. */
function variablesOf(text: string): ReadonlySet<string> {
  const names = parse(text).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  return new Set(names.map(({ variable }) => variable.name.value));
}

/** Adds the page to the variables: inside `list` if the operation declares that variable, else as `page` and `pageSize` of their own. */
function atPage(
  variables: Record<string, unknown>,
  page: number,
  declared: ReadonlySet<string>,
): Record<string, unknown> {
  const place = { page, pageSize: ROWS_AT_ONCE };
  return declared.has('list')
    ? { ...variables, list: { ...(variables['list'] as object), ...place } }
    : { ...variables, ...place };
}

const failureOf = ({ extensions: { code, kind, fieldErrors } }: ShapedError): DomainError =>
  new DomainError(code, kind as DomainError['kind'], undefined, fieldErrors);
