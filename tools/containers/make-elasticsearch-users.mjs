// Creates a user each for the indexer, which writes the indices, and the gateway, which reads them. Run again after a password was changed,
// it sets the new one.
import { Buffer } from 'node:buffer';
import { secretOf } from './secrets.mjs';

if (process.env.ELASTICSEARCH_SECURITY === 'false') {
  console.log('Elasticsearch runs without sign-in (ELASTICSEARCH_SECURITY=false): no users');
  process.exit(0);
}

const OURS = ['businesses*', 'products*'];
const USERS = {
  indexer: { cluster: ['monitor'], indices: [{ names: OURS, privileges: ['all'] }] },
  gateway: { cluster: ['monitor'], indices: [{ names: OURS, privileges: ['read', 'view_index_metadata'] }] },
};
const passwordOf = (user) => secretOf(`ELASTICSEARCH_${user.toUpperCase()}_PASSWORD`);
const authorization = `Basic ${Buffer.from(`elastic:${passwordOf('admin')}`).toString('base64')}`;

async function put(path, body) {
  const answer = await fetch(`http://elasticsearch:9200/_security/${path}`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

for (const [user, role] of Object.entries(USERS)) {
  await put(`role/${user}`, role);
  await put(`user/${user}`, { password: passwordOf(user), roles: [user] });
}
console.log('a user each in Elasticsearch: indexer, gateway');
