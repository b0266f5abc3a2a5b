import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.js';
import { containerImage } from './containers.js';
import { BACKING_SERVICE_NAMES, BACKING_SERVICES } from './parts.js';

const compose = join(repositoryRoot(), 'docker-compose.yml');

describe('the images of the parts', () => {
  it.each(BACKING_SERVICE_NAMES)('%s: is the one of docker-compose.yml', (name) => {
    const services = existsSync(compose) ? readFileSync(compose, 'utf8') : '';
    expect(services).toContain(`    image: ${containerImage(BACKING_SERVICES[name])}\n`);
  });
});
