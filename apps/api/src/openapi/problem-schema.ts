import * as v from 'valibot';
import type { ErrorBody } from '@fatal/contracts';

/** Every answer that is no success. */
export const problemSchema = v.pipe(
  v.object({
    message: v.pipe(
      v.string(),
      v.description(
        'A sentence in the language of `Accept-Language`, or a key such as `application_form.error.closed`.',
      ),
    ),
    errors: v.optional(
      v.pipe(
        v.record(v.string(), v.array(v.string())),
        v.description('Keys by field, such as `required`; a row is `social_links.0.link`.'),
      ),
    ),
  }),
  v.title('Problem'),
) satisfies v.GenericSchema<ErrorBody>;
