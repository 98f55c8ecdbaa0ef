import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  EVENT_APPLICATIONS_ENDPOINT,
  MAX_RESUME_SIZE,
  RESUME_FIELD,
  RESUME_TYPES,
  eventApplicationSchema,
  parseEventApplication,
  type EventApplication,
} from '@fatal/contracts';
import type { RouteDeps } from '../../deps.ts';
import { dataFile, deleteFiles } from '../../lib/data-files.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { assertReady, StoreError } from '../../store/store.ts';
import {
  acceptSubmission,
  answerOutcome,
  type Accepted,
  type SubmissionForm,
} from '../submissions/accept.ts';
import { ACCEPTED, FORM_HEADERS, formBody, jsonText, REFUSED } from '../submissions/form-schema.ts';
import { claimEventCode } from './event-codes.ts';
import { receiveForm } from './receive-form.ts';
import { scanUpload } from './scan-upload.ts';

const FORM: SubmissionForm<EventApplication> = {
  endpoint: EVENT_APPLICATIONS_ENDPOINT,
  kind: 'event-application',
  thanks: 'applicationReceived',
  claim: ({ md_code }) => claimEventCode(md_code),
};

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
 * `POST /api/event-applications`: the festival's application, multipart (RFC 7578), with a one-use code and a résumé.
 * Register it in a scope of its own: nothing else takes such bodies. The file is on disk before the submission is
 * stored, and goes again when that is refused.
 */
export async function eventApplicationRoutes(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  const { store } = deps;
  const { dataDir, rateLimits, scanCommand } = deps.config;
  app.removeAllContentTypeParsers();
  await app.register(multipart);

  app.post(
    FORM.endpoint,
    {
      config: limited(rateLimits.submissions),
      schema: {
        operationId: 'applyAtEvent',
        summary: 'Apply with the one-use code of the festival and a résumé.',
        consumes: ['multipart/form-data'],
        headers: FORM_HEADERS,
        body: formBody('EventApplication', FIELDS),
        response: { ...ACCEPTED, ...REFUSED },
      },
    },
    async (request, reply) => {
      // Without a store no file is taken in either.
      await assertReady(store);
      const { fields, file } = await receiveForm(request, dataDir);
      const checked = parseEventApplication(fields, file && { ...file, contentType: file.type });
      let outcome: Accepted;
      try {
        if (file && checked.ok)
          file.scan = await scanUpload(scanCommand, dataFile(dataDir, file.path), app.log);
        outcome = await acceptSubmission(deps, FORM, request, { fields, checked, file });
      } catch (error) {
        if (file && !mayBeStored(error)) await deleteFiles(dataDir, [file.path]);
        throw error;
      }
      if (file && outcome.type !== 'stored') await deleteFiles(dataDir, [file.path]);
      return answerOutcome(reply, outcome);
    },
  );
}

/**
 * A database that goes away at the very end may have kept the row that names the file, and a repetition is then told
 * that all is well. A file that no row names goes with the daily sweep.
 */
const mayBeStored = (error: unknown) => error instanceof StoreError;
