import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@tedarik/service-kit';
import type { MediaConfig } from './config.js';
import { CopyPicture } from './copy/copy-picture.js';
import { CopyRepository } from './copy/copy.repository.js';
import { copies } from './migrations/001-copies.js';
import { uploads } from './migrations/002-uploads.js';
import { PicturesController } from './pictures.controller.js';
import { PictureSource } from './source/picture-source.js';
import { TakeUpload } from './upload/take-upload.js';
import { UploadStore } from './upload/upload.store.js';
import { UploadsController } from './uploads.controller.js';

@Module({})
class AppModule {}

/** Copies of pictures that others named by address, and pictures that were uploaded. */
export const appModule = (config: MediaConfig): DynamicModule => ({
  module: AppModule,
  imports: [
    DatabaseModule.forRoot({ uri: config.MONGODB_URL, dbName: config.MONGODB_DB, migrations: [copies, uploads] }),
  ],
  controllers: [PicturesController, UploadsController],
  providers: [
    { provide: PictureSource, useFactory: () => new PictureSource() },
    CopyRepository,
    CopyPicture,
    UploadStore,
    TakeUpload,
  ],
});
