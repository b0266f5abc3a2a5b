import { defineQuery, type RequestContext } from '@tedarik/commands';
import { z } from 'zod';
import { handledBy, handlersIn } from './handled-by.js';

const Greet = defineQuery('request.kitchen.greet.v1', {
  request: z.strictObject({ name: z.string() }),
  reply: z.object({ greeting: z.string() }),
});

class Greeter {
  execute({ name }: { name: string }, { actor }: RequestContext) {
    return Promise.resolve({ greeting: `${name} ${actor?.id}` });
  }

  politely() {
    return { greeting: 'Buyurun' };
  }

  wave() {
    return { hand: 'left' };
  }

  byAge({ age }: { age: number }) {
    return { greeting: `${age}` };
  }
}

class Cook {
  cook() {
    return { greeting: 'Afiyet olsun' };
  }
}

it('lists each provider of a table once', () => {
  const requests = [handledBy(Greet, Greeter), handledBy(Greet, Cook, 'cook'), handledBy(Greet, Greeter, 'politely')];
  expect(requests.map(({ method }) => method)).toEqual(['execute', 'cook', 'politely']);
  expect(handlersIn(requests)).toEqual([Greeter, Cook]);
});

it('is a type error if the handler does not match the contract', () => {
  expect([
    // @ts-expect-error another reply than the contract's
    handledBy(Greet, Greeter, 'wave'),
    // @ts-expect-error another request than the contract's
    handledBy(Greet, Greeter, 'byAge'),
    // @ts-expect-error no method of this name
    handledBy(Greet, Greeter, 'shout'),
    // @ts-expect-error no execute
    handledBy(Greet, Cook),
  ]).toHaveLength(4);
});
