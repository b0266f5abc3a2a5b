import { DomainError } from '@tedarik/service-kit';

/** More bytes than an upload may have. */
export class UploadTooLarge extends DomainError {
  constructor(maxBytes: number) {
    super('file-too-large', 'unprocessable', { maxBytes });
  }
}

/** What was sent is no picture, whatever it calls itself, or a broken one. */
export class UploadNotAPicture extends DomainError {
  constructor(cause?: unknown) {
    super('not-a-picture', 'unprocessable');
    this.cause = cause;
  }
}

/** Neither a PDF nor a picture, whatever it calls itself, or a broken one. */
export class UploadNotADocument extends DomainError {
  constructor(cause?: unknown) {
    super('not-a-document', 'unprocessable');
    this.cause = cause;
  }
}

/** A picture that would take more room unpacked than we give it. */
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

/** Where uploads are kept does not answer; the same call may succeed later. */
export class UploadsAway extends DomainError {
  constructor(cause: unknown) {
    super('service-unavailable', 'unavailable');
    this.cause = cause;
  }
}
