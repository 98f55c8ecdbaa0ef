export { NewsCard, type NewsCardProps, type NewsItem } from './news-card.js';
