import type { FastifyInstance } from 'fastify';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ENDPOINTS } from '@fatal/contracts';

interface Content {
  content?: Record<string, { schema: object }>;
}

interface Operation {
  requestBody?: Content;
  responses: Record<string, Content>;
}

/** Parts of the OpenAPI document that tests read. */
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

/** Fetches the OpenAPI document of the server. Its checks return the errors of a value, or `null` if it is valid. */
export async function readOpenApi(app: FastifyInstance) {
  const document = (await app.inject(ENDPOINTS.openApi)).json<OpenApi>();
  const { paths, components } = document;
  function checkOf(content: Content | undefined) {
    const ajv = new Ajv2020({ strict: false, formats: { email: true, uri: true, date: true } });
    const [{ schema } = { schema: { not: {} } }] = Object.values(content?.content ?? {});
    const validate = ajv.compile({ ...schema, components });
    return (value: unknown) => (validate(value) ? null : validate.errors);
  }
  return {
    document,
    /** Returns a check of the body of `POST path`. */
    bodyCheck: (path: string) => checkOf(paths[path]?.post?.requestBody),
    /** Returns a check of a response of `method path`. */
    answerCheck: (method: 'get' | 'post' | 'patch', path: string, status: number) =>
      checkOf(paths[path]?.[method]?.responses[status]),
  };
}
