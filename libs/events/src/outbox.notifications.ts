import { z } from 'zod';
import { defineNotification } from './define.js';

/** Notifies the replicas of a service that events are waiting in its outbox. */
export const eventsWaitAt = (service: string) =>
  defineNotification(`notification.${service}.events-wait.v1`, z.object({}));
