import { Injectable } from '@nestjs/common';
import { Field, InputType, Int } from '@nestjs/graphql';
import { DomainError, Metrics } from '@tedarik/service-kit';

const FASTEST_HUMAN_MS = 2_000;

@InputType({ description: 'Data by which form submissions of bots are recognised.' })
export class FormTrap {
  @Field(() => String, { description: 'Honeypot: a field hidden from people. Bots fill it in.' })
  website: string;

  @Field(() => Int, { description: 'Milliseconds between display and submission of the form.' })
  elapsedMs: number;
}

/**
 * GEN-22: keeps simple bots from submitting forms that need no session. Checked before rate limits count, so that a fast person loses no
 * attempt.
 */
@Injectable()
export class HoneypotCheck {
  private readonly caught;

  constructor(metrics: Metrics) {
    this.caught = metrics.counter('gateway_forms_trapped_total', 'Posts that filled in the hidden field', ['form']);
  }

  /** `bot`: reply as if the form was accepted, and store nothing. Throws `sent-too-fast` for a form that a person may send again. */
  pass(form: string, { website, elapsedMs }: FormTrap): 'person' | 'bot' {
    if (website !== '') {
      this.caught.inc({ form });
      return 'bot';
    }
    if (elapsedMs < FASTEST_HUMAN_MS) throw new DomainError('sent-too-fast', 'unprocessable');
    return 'person';
  }
}
