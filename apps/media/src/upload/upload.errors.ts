import { DomainError } from '@tedarik/service-kit';

/** The upload is too large. */
export class UploadTooLarge extends DomainError {
  constructor(maxBytes: number) {
    super('file-too-large', 'unprocessable', { maxBytes });
  }
}

/** The bytes are no picture, whatever the type says, or a broken one. */
export class UploadNotAPicture extends DomainError {
  constructor(cause?: unknown) {
    super('not-a-picture', 'unprocessable');
    this.cause = cause;
  }
}

/** The bytes are neither a PDF nor a picture, whatever the type says, or a broken one. */
export class UploadNotADocument extends DomainError {
  constructor(cause?: unknown) {
    super('not-a-document', 'unprocessable');
    this.cause = cause;
  }
}

/** The picture would need too much memory when decoded. */
export class UploadTooManyPixels extends DomainError {
  constructor() {
    super('too-many-pixels', 'unprocessable');
  }
}

export class UploadNotFound extends DomainError {
  constructor() {
    super('upload-not-found', 'not-found');
  }
}

/** The upload store is unreachable; the same call may succeed later. */
export class UploadStoreUnavailable extends DomainError {
  constructor(cause: unknown) {
    super('service-unavailable', 'unavailable');
    this.cause = cause;
  }
}
