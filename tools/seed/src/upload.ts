import { SERVICE_TOKEN_HEADER } from '@tedarik/service-kit';

/** The operations port of the media service, and the token for it. */
export interface Media {
  url: string;
  token: string;
}

/** How a process with these settings reaches the media service; undefined if it cannot. A gateway has a separate token for media. */
export function mediaOf(env: NodeJS.ProcessEnv): Media | undefined {
  const { MEDIA_URL: url, SERVICE_TOKEN, MEDIA_TOKEN: token = SERVICE_TOKEN } = env;
  return url && token ? { url, token } : undefined;
}

/** Uploads a file to the media service, and returns the id and properties of the upload. */
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
