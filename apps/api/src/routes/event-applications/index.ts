import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import {
  EVENT_APPLICATIONS_ENDPOINT,
  MAX_RESUME_SIZE,
  RESUME_FIELD,
  RESUME_TYPES,
  eventApplicationSchema,
  parseEventApplication,
} from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';
import { dataFile } from '../../lib/data-files.ts';
import { formBody, formSchema, jsonText } from '../../schemas/forms.ts';
import { claimEventCode } from '../../store/event-codes.ts';
import { assertReady } from '../../store/store.ts';
import { acceptForm } from '../forms/accept.ts';
import { receiveForm } from './receive-form.ts';
import { scanUpload } from './scan-upload.ts';

const FIELDS = {
  ...eventApplicationSchema.entries,
  portfolio_links: jsonText('JSON text of a list of one to five addresses.'),
  [RESUME_FIELD]: v.pipe(
    v.string(),
    v.metadata({
      contentMediaType: 'application/octet-stream',
      description: `A file of at most ${String(MAX_RESUME_SIZE)} bytes whose content is one of ${Object.keys(RESUME_TYPES).join(', ')}.`,
    }),
  ),
};

/**
 * `POST /api/event-applications`: the festival's application, multipart (RFC 7578), with a one-use code and a résumé. The file is
 * on disk before the submission is stored, and is deleted if the submission is rejected.
 */
export const eventApplications: FastifyPluginAsync<RouteDeps> = async (app, deps) => {
  const { dataDir, rateLimits, scanCommand } = deps.config;
  app.removeAllContentTypeParsers();
  await app.register(multipart);
  app.post(
    EVENT_APPLICATIONS_ENDPOINT,
    {
      config: { maxRequests: rateLimits.submissions },
      schema: formSchema({
        operationId: 'applyAtEvent',
        summary: 'Apply with the one-use code of the festival and a résumé.',
        consumes: ['multipart/form-data'],
        body: formBody('EventApplication', FIELDS),
      }),
    },
    async (request, reply) => {
      // If the store isn't writable, the upload is rejected too.
      await assertReady(deps.store);
      const { fields, file } = await receiveForm(request, dataDir);
      const checked = parseEventApplication(fields, file && { ...file, contentType: file.type });
      if (file && checked.ok)
        file.scan = await scanUpload(scanCommand, dataFile(dataDir, file.path), request.log);
      return acceptForm(deps, request, reply, {
        kind: 'event-application',
        fields,
        checked,
        file,
        claim: ({ md_code }) => claimEventCode(md_code),
        thanks: 'applicationReceived',
      });
    },
  );
};
