import type { PressKit } from '../../shared/press-kit.ts';
import { Clips } from './clips.tsx';
import { KeyArt } from './key-art.tsx';
import { Logos } from './logos.tsx';
import { Screenshots } from './screenshots.tsx';

/** Key art, screenshots, clips and logos to download. */
export function Materials({ sizes }: Pick<PressKit, 'sizes'>) {
  return (
    <div className="press-materials">
      <KeyArt sizes={sizes} />
      <Screenshots sizes={sizes} />
      <Clips sizes={sizes} />
      <Logos sizes={sizes} />
    </div>
  );
}
