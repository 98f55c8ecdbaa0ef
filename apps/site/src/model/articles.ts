import { articles as all } from '#content/news';
import { contentDay } from './content-day.ts';

const day = contentDay();

/** The articles whose day has come, newest first. */
export const articles = all.filter(({ publishedDate }) => day === undefined || publishedDate <= day);
