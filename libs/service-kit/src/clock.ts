import { Injectable } from '@nestjs/common';

/** The time of day. It is injected so that a test can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
