export { AuthorLine, type AuthorLineProps } from './author-line.js';
