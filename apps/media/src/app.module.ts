import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@tedarik/service-kit';
import type { MediaConfig } from './config.js';
import { CopyPicture } from './copy/copy-picture.js';
import { CopyRepository } from './copy/copy.repository.js';
import { copies } from './migrations/001-copies.js';
import { PicturesController } from './pictures.controller.js';
import { PictureSource } from './source/picture-source.js';

@Module({})
class AppModule {}

/** Copies of pictures that others named by address. */
export const appModule = (config: MediaConfig): DynamicModule => ({
  module: AppModule,
  imports: [DatabaseModule.forRoot({ uri: config.MONGODB_URL, dbName: config.MONGODB_DB, migrations: [copies] })],
  controllers: [PicturesController],
  providers: [{ provide: PictureSource, useFactory: () => new PictureSource() }, CopyRepository, CopyPicture],
});
