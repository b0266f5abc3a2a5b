import type { EventEnvelope } from '@tedarik/events';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { requestEventReplay, Consumers, defineConsumer, RequestClient, streamOf } from '@tedarik/messaging';
import { DocumentFiles } from './document-files.js';
import type { TrackedFiles, ReportedState } from './tracked-files.js';
import { PhotoFiles } from './photo-files.js';

interface Changed {
  uploadId: string;
  state: ReportedState;
}

interface FileSource {
  durable: string;
  service: Parameters<typeof streamOf>[0];
  /** Subject of the events; each contains an upload id and its state. */
  events: string;
  files: TrackedFiles;
}

/** Shows, hides or releases the file of a record, as the service that owns the record publishes. */
@Injectable()
export class OnFile implements OnApplicationBootstrap {
  private readonly sources: FileSource[];

  constructor(
    private readonly consumers: Consumers,
    private readonly requests: RequestClient,
    photos: PhotoFiles,
    documents: DocumentFiles,
  ) {
    this.sources = [
      { durable: 'media-photos', service: 'directory', events: 'events.directory.photo.>', files: photos },
      { durable: 'media-review-photos', service: 'reviews', events: 'events.reviews.photo.>', files: photos },
      { durable: 'media-documents', service: 'directory', events: 'events.directory.document.>', files: documents },
    ];
  }

  onApplicationBootstrap(): void {
    for (const { durable, service, events, files } of this.sources) {
      this.consumers.run(
        defineConsumer({
          durable,
          stream: streamOf(service, 'live'),
          filter: events,
          handle: (received) => follow(files, received),
          onGap: () => requestEventReplay(this.requests, events),
        }),
      );
    }
  }
}

async function follow(files: TrackedFiles, events: EventEnvelope[]): Promise<void> {
  for (const { version, data } of events) {
    const { uploadId, state } = data as Changed;
    await files.follow(uploadId, state, version);
  }
}
