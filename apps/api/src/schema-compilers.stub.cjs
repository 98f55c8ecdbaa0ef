// Stands in the bundle for Fastify's compilers of JSON schemas, which the server never calls.
module.exports = () => {
  throw new Error('This library is not in the bundle.');
};
