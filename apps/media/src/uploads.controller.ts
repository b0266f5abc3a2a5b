import type { Readable } from 'node:stream';
import { Controller, Post, Req, UseFilters, UseGuards } from '@nestjs/common';
import { FailureFilter, ServiceTokenGuard } from '@tedarik/service-kit';
import { TakeUpload } from './upload/take-upload.js';

/** The endpoint for files of uploads: `application/octet-stream` in, `{ id }` out. */
@Controller('uploads')
@UseGuards(ServiceTokenGuard)
@UseFilters(FailureFilter)
export class UploadsController {
  constructor(private readonly takeUpload: TakeUpload) {}

  @Post()
  take(@Req() request: { body: Readable }): Promise<{ id: string }> {
    return this.takeUpload.execute(request.body);
  }
}
