import { z } from 'zod';
import { defineNotice } from './define.js';

/** A service's own copies tell each other that events wait to be sent. */
export const eventsWaitAt = (service: string) => defineNotice(`notice.${service}.events-wait.v1`, z.object({}));
