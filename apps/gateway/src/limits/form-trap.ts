import { Injectable } from '@nestjs/common';
import { Field, InputType, Int } from '@nestjs/graphql';
import { DomainError, Metrics } from '@tedarik/service-kit';

const FASTEST_HUMAN_MS = 2_000;

@InputType({ description: 'What tells a person from a program that fills in every field at once.' })
export class FormTrap {
  @Field(() => String, { description: 'A field that nobody sees.' })
  website: string;

  @Field(() => Int, { description: 'Milliseconds since the form was shown.' })
  elapsedMs: number;
}

/** GEN-22: keeps simple programs from posting where nobody is signed in. Requested before anything is counted: a hurried person loses no try. */
@Injectable()
export class FormTraps {
  private readonly caught;

  constructor(metrics: Metrics) {
    this.caught = metrics.counter('gateway_forms_trapped_total', 'Posts that filled in the hidden field', ['form']);
  }

  /** `bot`: answer as if all went well, and store nothing. Throws `sent-too-fast` for what a person may send again. */
  pass(form: string, { website, elapsedMs }: FormTrap): 'person' | 'bot' {
    if (website !== '') {
      this.caught.inc({ form });
      return 'bot';
    }
    if (elapsedMs < FASTEST_HUMAN_MS) throw new DomainError('sent-too-fast', 'unprocessable');
    return 'person';
  }
}
