/**
 * Error that the operator can fix, such as an invalid setting. Programs print only its message, which is one line, and exit
 * with 1.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
