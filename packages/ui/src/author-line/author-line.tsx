import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { Picture, type PictureImage, type RenderImage } from '../picture/picture.js';

export interface AuthorLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The author's name. */
  name: ReactNode;
  /** A second line, such as a date. @default none */
  text?: ReactNode;
  /** The author's portrait. It is decorative, since the name is beside it. @default none */
  portrait?: PictureImage;
  /** Renders the portrait's image, as in `Picture`. @default a plain `<img>` */
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
