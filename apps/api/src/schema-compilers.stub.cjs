// Stands in the bundle for Fastify's own compilers of JSON schemas; the server sets others.
module.exports = () => () => {
  throw new Error('This library is not in the bundle.');
};
