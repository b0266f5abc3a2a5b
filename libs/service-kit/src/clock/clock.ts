import { Injectable } from '@nestjs/common';

/** The time of day. Injected, so that a test may set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
