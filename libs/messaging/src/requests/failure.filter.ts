import { Catch, type RpcExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';
import { failureOf } from './failures.js';

/** The one place where an error of a handler becomes the Failure that the caller gets. */
@Catch()
export class FailureFilter implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    const failure = failureOf(error);
    return throwError(() => failure);
  }
}
