export { Advisory, type AdvisoryProps } from './advisory.js';
