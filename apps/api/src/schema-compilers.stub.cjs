// Replaces Fastify's JSON schema compilers in the bundle. The server sets its own.
module.exports = () => () => {
  throw new Error('The schema compilers of Fastify are not in the bundle.');
};
