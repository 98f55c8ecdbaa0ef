/**
 * A mistake that whoever runs the product made and can put right, such as a setting that cannot be read. Its message is
 * one line for them; programs print that alone and exit with 1.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
