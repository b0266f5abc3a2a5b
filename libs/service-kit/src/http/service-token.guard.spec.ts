import { type ExecutionContext, UnauthorizedException } from '@nestjs/common';
import { ServiceTokenGuard } from './service-token.guard.js';

const requesting = (headers: Record<string, unknown>) =>
  ({ switchToHttp: () => ({ getRequest: () => ({ headers }) }) }) as unknown as ExecutionContext;

describe('ServiceTokenGuard', () => {
  const guard = new ServiceTokenGuard('the-shared-service-token');

  it('lets our own processes in', () => {
    expect(guard.canActivate(requesting({ 'x-service-token': 'the-shared-service-token' }))).toBe(true);
  });

  it.each([undefined, '', 'the-shared-service-toke', 'the-shared-service-token2', ['the-shared-service-token']])(
    'L13 A38: turns away %p with 401',
    (token) => {
      expect(() => guard.canActivate(requesting({ 'x-service-token': token }))).toThrow(UnauthorizedException);
    },
  );
});
