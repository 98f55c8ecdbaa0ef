import type { IncomingMessage } from 'node:http';
import send from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { Problem, notFound } from '../../messages/problem.ts';
import { CODINGS, type Coding, type Representation, type SiteFile } from '../../site/site-file.ts';
import { setSecurityHeaders, kindOf } from '../security-headers.ts';

export interface SendOptions {
  status?: number;
  cacheControl: string;
  vary: string;
}

/** Sends a file from memory, or 304 if the client has it. */
export function sendSiteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  { status = 200, cacheControl, vary }: SendOptions,
): FastifyReply {
  const { coding, body, etag } = bestRepresentation(request, file);
  void reply.headers({ 'Cache-Control': cacheControl, Vary: vary, ETag: etag });
  if (status === 200 && isKnown(request, etag)) return reply.code(304).send();
  if (coding !== 'identity') void reply.header('Content-Encoding', coding);
  return reply.code(status).type(file.type).send(body());
}

/** Sends a file from disk or the requested range of it, or 304 if the client has it. */
export async function sendMediaFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  dir: string,
  headers: Record<'Cache-Control' | 'ETag', string>,
): Promise<FastifyReply> {
  const kind = kindOf(send.mime.getType(path) ?? '');
  const etag = headers.ETag;
  if (isKnown(request, etag)) return setSecurityHeaders(reply, kind).code(304).headers(headers).send();
  const { range, 'if-range': validator = etag } = request.headers;
  // The library would compare ETags based on size and time, so conditional headers are handled here and not passed on.
  const asked = Object.create(request.raw, {
    headers: { value: validator === etag ? { range } : {} },
  }) as IncomingMessage;
  const found = await send(asked, encodeURI(path), {
    root: dir,
    cacheControl: false,
    etag: false,
    lastModified: false,
  });
  if (found.type !== 'file') {
    const { 'Content-Range': size } = found.headers;
    if (size !== undefined) void reply.header('Content-Range', size);
    throw found.type === 'error' ? found.metadata.error : notFound();
  }
  return setSecurityHeaders(reply, kind)
    .code(found.statusCode)
    .headers({ ...found.headers, ...headers })
    .send(found.stream);
}

/** Whether the client has this version of a file. Throws a {@link Problem} 412 if the client requires another one. */
function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const wanted = headers['if-match'];
  if (wanted !== undefined && !fresh({ 'if-none-match': wanted }, { etag }))
    throw new Problem(412, 'unreadable');
  return fresh(headers, { etag });
}

/** Picks the smallest coding that the client accepts, and ignores its preference among them. */
function bestRepresentation(
  request: FastifyRequest,
  { representations }: SiteFile,
): Representation & { coding: Coding } {
  const accepted = new Negotiator(request).encodings(CODINGS);
  for (const coding of CODINGS) {
    const representation = representations[coding];
    if (representation && accepted.includes(coding)) return { coding, ...representation };
  }
  return { coding: 'identity', ...representations.identity };
}
