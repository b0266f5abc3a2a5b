import type { Readable } from 'node:stream';
import { Controller, Get, Param, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { FailureFilter, ServiceTokenGuard } from '@tedarik/service-kit';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { TakeDocument, type TakenFile } from './upload/take-document.js';
import { type TakenPhoto, TakeUpload } from './upload/take-upload.js';

const params = z.object({ id: z.string().regex(/^[\da-f]{64}$/) });

/** The upload endpoints: `application/octet-stream` in; the id and further data of the file out. */
@Controller()
@UseGuards(ServiceTokenGuard)
@UseFilters(FailureFilter)
export class UploadsController {
  constructor(
    private readonly uploads: TakeUpload,
    private readonly documents: TakeDocument,
  ) {}

  @Post('uploads')
  takePicture(@Req() request: { body: Readable }): Promise<{ id: string }> {
    return this.uploads.execute(request.body);
  }

  /** A visitor's photo. */
  @Post('photos')
  takePhoto(@Req() request: { body: Readable }): Promise<TakenPhoto> {
    return this.uploads.photo(request.body);
  }

  /** A proof document. */
  @Post('documents')
  takeDocument(@Req() request: { body: Readable }): Promise<TakenFile> {
    return this.documents.execute(request.body);
  }

  /** Returns a document unchanged. */
  @Get('documents/:id')
  async giveDocument(@Param() requested: unknown, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.documents.read(params.parse(requested).id);
    void reply.type('application/octet-stream').header('cache-control', 'no-store').send(file);
  }
}
