import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../internal/class-names.js';
import { Picture, type PictureProps } from '../picture/picture.js';
import type { Plate, Shown } from './plate-pair.logic.js';

interface PlatesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  first: Plate;
  second: Plate;
  shown: Shown;
  /** Whether the second picture may load. */
  wanted: boolean;
  /** Props of both pictures. */
  look: Pick<PictureProps, 'sizes' | 'ratio' | 'fit' | 'priority' | 'develop' | 'renderImage'>;
}

/** Two pictures of one view, the second on top of the first. */
export function Plates({ first, second, shown, wanted, look, className, ...rest }: PlatesProps) {
  return (
    <div {...rest} className={classNames('gloam-plates', className)} data-shown={shown}>
      <Picture {...first} {...look} aria-hidden={shown === 'second' || undefined} />
      {wanted && (
        <Picture
          {...second}
          sizes={look.sizes}
          ratio={look.ratio}
          fit={look.fit}
          renderImage={look.renderImage}
          className="gloam-plates-second"
          aria-hidden={shown === 'first' || undefined}
        />
      )}
    </div>
  );
}
