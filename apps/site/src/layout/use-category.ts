import { useLingui } from '@lingui/react/macro';
import type { PositionCategory } from '../../build/content/types.ts';

/** Returns a function that translates a category to a position's tags: its name and "Remote". */
export function useCategoryTags(): (category: PositionCategory) => [string, string] {
  const { t } = useLingui();
  const remote = t({ id: 'shell.category.remote', message: 'Remote' });
  const names: Record<PositionCategory, string> = {
    '3d': t({ id: 'shell.category.3d', message: '3D' }),
    art: t({ id: 'shell.category.art', message: 'Art' }),
    technical: t({ id: 'shell.category.technical', message: 'Technical' }),
    'tech-art': t({ id: 'shell.category.techArt', message: 'Tech Art' }),
    audio: t({ id: 'shell.category.audio', message: 'Audio' }),
  };
  return (category) => [names[category], remote];
}
