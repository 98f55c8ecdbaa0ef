import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** Text of the tag, one or two words. */
  children: ReactNode;
}

/** A word that categorizes something; not interactive. */
export function Tag({ className, ...rest }: TagProps) {
  return <span {...rest} className={classNames('gloam-tag', className)} />;
}

export interface TagListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Texts of the tags; each has to be unique. */
  tags: readonly string[];
}

/** A row of tags, as a list. */
export function TagList({ tags, className, ...rest }: TagListProps) {
  return (
    <ul {...rest} className={classNames('gloam-tag-list', className)} role="list">
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}
