import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { CODINGS, type Coding, type Representation, type SiteFile } from '../../site/site-file.ts';

export interface SendOptions {
  status?: 200 | 404;
  cacheControl: string;
  vary: string;
}

/** Answers with a file from memory, or with 304 when the client has it. */
export function sendSiteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  { status = 200, cacheControl, vary }: SendOptions,
): FastifyReply {
  const { coding, body, etag } = bestRepresentation(request, file);
  void reply.headers({ 'Cache-Control': cacheControl, Vary: vary, ETag: etag });
  if (status === 200 && fresh(request.headers, { etag })) return reply.code(304).send();
  if (coding !== 'identity') void reply.header('Content-Encoding', coding);
  return reply.code(status).type(file.type).send(body());
}

/** The smallest that the client takes, whichever it likes better. */
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
