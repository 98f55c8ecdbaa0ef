export { ArticleBody, type ArticleBodyProps } from './article-body.js';
