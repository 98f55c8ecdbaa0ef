export { Notice, type NoticeLabels, type NoticeLink, type NoticeProps } from './notice.js';
