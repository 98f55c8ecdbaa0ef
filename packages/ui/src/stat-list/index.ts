export { StatList, type Stat, type StatListProps } from './stat-list.js';
