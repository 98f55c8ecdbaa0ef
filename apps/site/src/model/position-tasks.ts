import type { PositionRole } from '@fatal/contracts';
import type { PositionTasks } from '../../content/types.ts';

const files = import.meta.glob<PositionTasks>('../../content/positions/*.ts', {
  eager: true,
  import: 'tasks',
});

/** What a position asks and offers: `content/positions/<role>.ts`. Throws where that file is missing. */
export function tasksOf(role: PositionRole): PositionTasks {
  const tasks = files[`../../content/positions/${role}.ts`];
  if (!tasks) throw new Error(`There is no content/positions/${role}.ts.`);
  return tasks;
}
