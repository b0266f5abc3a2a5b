import { type DynamicModule, Module } from '@nestjs/common';
import { DeadLettersModule, MessagingModule } from '@tedarik/messaging';
import { Database, DatabaseModule, inOrder, Readiness } from '@tedarik/service-kit';
import { type MediaConfig, s3Of } from './config.js';
import { AvifEncoder } from './rendition/avif-encoder.js';
import { PictureRenditions } from './rendition/picture-renditions.js';
import { RenditionRepository } from './rendition/rendition.repository.js';
import { Originals } from './rendition/originals.js';
import { FileSource } from './file/file-source.js';
import { FilesController } from './files.controller.js';
import * as migrations from './migrations/index.js';
import { OrphanedFileCleanup } from './orphaned/orphaned-file-cleanup.js';
import { DocumentFiles } from './tracked/document-files.js';
import { OnFile } from './tracked/on-file.js';
import { PhotoFiles } from './tracked/photo-files.js';
import { PicturesController } from './pictures.controller.js';
import { PictureSource } from './source/picture-source.js';
import { GridFsUploadStore } from './upload/gridfs-upload.store.js';
import { S3UploadStore } from './upload/s3-upload.store.js';
import { TakeDocument } from './upload/take-document.js';
import { TakeUpload } from './upload/take-upload.js';
import { UploadStore } from './upload/upload.store.js';
import { UploadsController } from './uploads.controller.js';

@Module({})
class AppModule {}

/**
 * The media service: copies of pictures from other hosts, uploaded pictures (including photos of pages and reviews), proof documents, and
 * files at addresses.
 */
export const appModule = (config: MediaConfig): DynamicModule => ({
  module: AppModule,
  imports: [
    DatabaseModule.forRoot(config, inOrder(migrations)),
    MessagingModule.forRoot({ name: 'media', servers: config.NATS_URL }),
    DeadLettersModule.of('media'),
  ],
  controllers: [PicturesController, UploadsController, FilesController],
  providers: [
    { provide: PictureSource, useFactory: () => new PictureSource() },
    { provide: FileSource, useFactory: () => new FileSource() },
    RenditionRepository,
    Originals,
    AvifEncoder,
    PictureRenditions,
    { provide: UploadStore, useFactory: uploadStoreBy(config), inject: [Database, Readiness] },
    PhotoFiles,
    OnFile,
    DocumentFiles,
    OrphanedFileCleanup,
    TakeUpload,
    TakeDocument,
  ],
});

const uploadStoreBy =
  (config: MediaConfig) =>
  ({ db }: Database, readiness: Readiness): UploadStore => {
    const place = s3Of(config);
    if (!place) return new GridFsUploadStore(db);
    const store = new S3UploadStore(place);
    readiness.add('s3', () => store.check());
    return store;
  };
