import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { Picture, type PictureImage, type RenderImage } from '../picture/picture.js';

export interface AuthorLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Who wrote it. */
  name: ReactNode;
  /** A second line, such as a date. Default none. */
  text?: ReactNode;
  /** A portrait; it says no more than the name. Default none. */
  portrait?: PictureImage;
  /** Draws the `<img>`, as for `Picture`. Default `<img>` itself. */
  renderImage?: RenderImage;
}

/** A small portrait with a name and a line of text. */
export function AuthorLine({ name, text, portrait, renderImage, className, ...rest }: AuthorLineProps) {
  return (
    <div {...rest} className={classNames('gloam-author-line', className)}>
      {portrait && (
        <Picture
          className="gloam-author-line-portrait"
          {...portrait}
          alt=""
          decorative
          sizes="48px"
          position="50% 20%"
          renderImage={renderImage}
        />
      )}
      <p className="gloam-author-line-words">
        <span className="gloam-author-line-name">{name}</span>
        {text && <span className="gloam-caption gloam-author-line-text">{text}</span>}
      </p>
    </div>
  );
}
