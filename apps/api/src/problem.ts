import type { ErrorBody, FieldErrors } from '@fatal/contracts';

/** An answer that is not a success. Thrown anywhere below a route; `message` and `errors` are what the client reads. */
export class Problem extends Error {
  override name = 'Problem';
  readonly statusCode: number;
  readonly errors: FieldErrors | undefined;

  constructor(statusCode: number, message: string, errors?: FieldErrors) {
    super(message);
    this.statusCode = statusCode;
    this.errors = errors;
  }

  toBody(): ErrorBody {
    return this.errors ? { message: this.message, errors: this.errors } : { message: this.message };
  }
}

export const notFound = () => new Problem(404, 'There is nothing at this address.');
