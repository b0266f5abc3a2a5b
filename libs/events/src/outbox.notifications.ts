import { z } from 'zod';
import { defineNotification } from './define.js';

/** The replicas of a service tell each other that events wait to be sent. */
export const eventsWaitAt = (service: string) =>
  defineNotification(`notification.${service}.events-wait.v1`, z.object({}));
