import { InputType } from '@nestjs/graphql';
import { SignUp } from '@tedarik/commands';
import { inputOf } from '../graphql/type-of.js';
import { openForm } from '../graphql/open-form.js';

@InputType()
export class SignUpInput extends inputOf(SignUp.request.extend(openForm), {
  returnPath: 'A path of this site, to which the mailed link leads in the end.',
  commandId: 'A UUID per form that is sent: the same one again opens nothing twice.',
}) {}
