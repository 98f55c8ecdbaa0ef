import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { classNames } from '../internal/class-names.js';
import type { HeadingLevel } from '../internal/heading.js';
import type { LinkComponent } from '../internal/link.js';
import { NewsCard, type NewsItem } from '../news-card/news-card.js';

export interface NewsStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The articles, newest first. */
  items: readonly NewsItem[];
  /** Heading level of the titles. @default 3 */
  headingLevel?: HeadingLevel;
  /** Whether the first frame of a row is wider than the others. @default true */
  lead?: boolean;
  /** Whether the strip spans the window, with the page's margins inside, rather than its container. @default true */
  bleed?: boolean;
  /** The component that renders the links. @default 'a' */
  linkComponent?: LinkComponent;
}

/** A strip of film with an article in each frame. State: `data-lead`, `data-bleed`. */
export function NewsStrip({
  items,
  headingLevel,
  lead = true,
  bleed = true,
  linkComponent,
  className,
  style,
  ...rest
}: NewsStripProps) {
  const columns = Math.max(1, Math.min(items.length, 3));
  const layout = { '--gloam-news-strip-columns': columns, ...style } as CSSProperties;
  return (
    <div
      {...rest}
      className={classNames('gloam-news-strip', className)}
      style={layout}
      data-lead={(lead && columns > 1) || undefined}
      data-bleed={bleed || undefined}
    >
      <ul className="gloam-news-strip-frames" role="list">
        {items.map((item) => (
          <li key={item.id} className="gloam-news-strip-frame">
            <NewsCard
              item={item}
              headingLevel={headingLevel}
              linkComponent={linkComponent}
              // Larger than the frame itself, because its height crops a 16:9 picture on both sides.
              sizes="(min-width: 44rem) 56vw, 92vw"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
