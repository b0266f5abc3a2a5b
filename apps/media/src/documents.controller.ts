import type { Readable } from 'node:stream';
import { Controller, Get, Param, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { FailureFilter, ServiceTokenGuard } from '@tedarik/service-kit';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { TakeDocument, type TakenFile } from './upload/take-document.js';

const params = z.object({ id: z.string().regex(/^[\da-f]{64}$/) });

/** The endpoint for documents as proof: `application/octet-stream` in, `{ id, type, bytes }` out; by its id the same bytes again. */
@Controller('documents')
@UseGuards(ServiceTokenGuard)
@UseFilters(FailureFilter)
export class DocumentsController {
  constructor(private readonly documents: TakeDocument) {}

  @Post()
  take(@Req() request: { body: Readable }): Promise<TakenFile> {
    return this.documents.execute(request.body);
  }

  @Get(':id')
  async give(@Param() requested: unknown, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.documents.read(params.parse(requested).id);
    void reply.type('application/octet-stream').header('cache-control', 'no-store').send(file);
  }
}
