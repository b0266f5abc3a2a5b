import { type EventEnvelope, PhotoChanged } from '@tedarik/events';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { announceAgain, Consumers, defineConsumer, isNatsOutage, RequestClient, streamOf } from '@tedarik/messaging';
import { isMongoOutage } from '@tedarik/service-kit';
import type { z } from 'zod';
import { PhotoFiles } from './photo-files.js';

type Changed = z.infer<typeof PhotoChanged.schema>;

const PHOTO_EVENTS = 'events.directory.photo.>';

/** Shows, hides or gives up the file of a photo, as the directory says of the photo. */
@Injectable()
export class OnPhoto implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: Consumers,
    private readonly requests: RequestClient,
    private readonly files: PhotoFiles,
  ) {}

  onApplicationBootstrap(): void {
    this.consumers.run(
      defineConsumer({
        durable: 'media-photos',
        stream: streamOf('directory', 'live'),
        filter: PHOTO_EVENTS,
        handle: (events) => this.follow(events),
        isOutage: (error) => isMongoOutage(error) || isNatsOutage(error),
        onGap: () => announceAgain(this.requests, PHOTO_EVENTS),
      }),
    );
  }

  private async follow(events: EventEnvelope[]): Promise<void> {
    for (const { version, data } of events) {
      const { uploadId, state } = data as Changed;
      await this.files.follow(uploadId, state, version);
    }
  }
}
