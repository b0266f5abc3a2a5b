import type { Readable } from 'node:stream';
import { Controller, Post, Req, UseFilters, UseGuards } from '@nestjs/common';
import { FailureFilter, ServiceTokenGuard } from '@tedarik/service-kit';
import { type TakenPhoto, TakeUpload } from './upload/take-upload.js';

/** The endpoint for photos of visitors: `application/octet-stream` in, the id of an upload of its own and its size out. */
@Controller('photos')
@UseGuards(ServiceTokenGuard)
@UseFilters(FailureFilter)
export class PhotosController {
  constructor(private readonly takeUpload: TakeUpload) {}

  @Post()
  take(@Req() request: { body: Readable }): Promise<TakenPhoto> {
    return this.takeUpload.photo(request.body);
  }
}
