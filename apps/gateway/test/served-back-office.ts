import type { RequestContext } from '@tedarik/commands';
import type { HandledRequest } from '@tedarik/messaging';
import { startStubService } from '@tedarik/messaging/testing';
import type { RunningService } from '@tedarik/service-kit';
import { eventually } from '@tedarik/testing';
import { anAdministrator } from './an-administrator.js';
import { OwnParts } from './own-parts.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';

interface Requested {
  request: unknown;
  context: RequestContext;
}

interface Reply {
  data: Record<string, unknown> | null;
  errors?: { extensions: { code: string; kind: string; fieldErrors?: unknown } }[];
}

/** The back office's GraphQL for the tests of one file: a gateway with a stand-in of one service, and a signed-in administrator. */
export class ServedBackOffice {
  /** What the stand-in was requested, as far as its answers note it. */
  readonly requested: Requested[] = [];
  administrator!: Awaited<ReturnType<typeof anAdministrator>>;
  readonly parts = new OwnParts();
  private gateway: RunningGateway | undefined;
  private service: RunningService | undefined;

  readonly last = (): Requested => this.requested.at(-1)!;

  /** An answer that also notes the request. */
  readonly noting =
    <Request, Reply>(answer: (request: Request) => Reply) =>
    (request: Request, context: RequestContext): Reply => {
      this.requested.push({ request, context });
      return answer(request);
    };

  /** An answer that always is this reply and notes the request. */
  readonly noted = <Reply>(reply: Reply) => this.noting(() => reply);

  readonly graphql = async (
    query: string,
    variables: object = {},
    headers: Record<string, string> = this.administrator.headers,
  ): Promise<Reply> => (await this.gateway!.graphql({ query, variables }, headers)).json() as Reply;

  /** Starts everything before the first test, until the service answers this query, and stops it after the last one. */
  serve(name: string, answers: readonly HandledRequest[], query: string, variables?: object): void {
    beforeAll(async () => {
      const { natsUrl, redisUrl } = await this.parts.start();
      this.service = await startStubService({ name, servers: natsUrl }, answers);
      this.gateway = await runningGateway({ NATS_URL: natsUrl, REDIS_URL: redisUrl, NODE_ENV: 'development' });
      this.administrator = await anAdministrator(redisUrl);
      await eventually(`${name} answers`, async () => {
        expect((await this.graphql(query, variables)).errors).toBeUndefined();
      });
    });
    afterAll(async () => {
      await this.gateway?.stop();
      await this.service?.stop();
      await this.parts.stop();
    });
  }
}
