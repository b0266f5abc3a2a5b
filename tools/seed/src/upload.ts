import { SERVICE_TOKEN_HEADER } from '@tedarik/service-kit';

/** Operations port of media. */
export interface Media {
  url: string;
  token: string;
}

/** Where a process with these settings reaches media, if it does: beside the gateway's own token stands that of media. */
export function mediaOf(env: NodeJS.ProcessEnv): Media | undefined {
  const { MEDIA_URL: url, SERVICE_TOKEN, MEDIA_TOKEN: token = SERVICE_TOKEN } = env;
  return url && token ? { url, token } : undefined;
}

/** What media says of a file that it took in. */
export async function upload<Taken extends { uploadId: string }>(
  path: 'photos' | 'documents',
  file: Buffer,
  { url, token }: Media,
): Promise<Taken> {
  const answer = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', [SERVICE_TOKEN_HEADER]: token },
    body: new Uint8Array(file),
  });
  if (!answer.ok) throw new Error(`media took no sample file: ${answer.status}`);
  const { id: uploadId, ...taken } = (await answer.json()) as { id: string };
  return { uploadId, ...taken } as Taken;
}
