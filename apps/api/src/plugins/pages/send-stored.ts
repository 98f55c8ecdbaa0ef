import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../../site/stored-file.ts';
import { chooseRepresentation, matchesEtag } from './negotiate.ts';

export interface SendOptions {
  status?: 200 | 404;
  cacheControl: string;
  vary: string;
}

/** Answers with a file from memory, or with 304 when the client has it. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { status = 200, cacheControl, vary }: SendOptions,
): FastifyReply {
  const { coding, body, etag } = chooseRepresentation(file, request.headers['accept-encoding']);
  void reply.headers({ 'Cache-Control': cacheControl, Vary: vary, ETag: etag });
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (coding !== 'identity') void reply.header('Content-Encoding', coding);
  return reply.code(status).type(file.type).send(body());
}
