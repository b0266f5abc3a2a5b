import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.js';
import { containerImage } from './containers.js';
import { PART_NAMES, PARTS } from './parts.js';

const compose = join(repositoryRoot(), 'docker-compose.yml');

describe('the images of the parts', () => {
  it.each(PART_NAMES)('%s: is the one of docker-compose.yml', (name) => {
    const services = existsSync(compose) ? readFileSync(compose, 'utf8') : '';
    expect(services).toContain(`    image: ${containerImage(PARTS[name])}\n`);
  });
});
