// Stands in the bundle for libraries that the server never calls.
module.exports = () => {
  throw new Error('This library is not in the bundle.');
};
