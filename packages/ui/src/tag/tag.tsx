import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** One or two words. */
  children: ReactNode;
}

/** A word that sorts something; it does nothing when pressed. */
export function Tag({ className, ...rest }: TagProps) {
  return <span {...rest} className={classNames('gloam-tag', className)} />;
}

export interface TagListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The words, each once. */
  tags: readonly string[];
}

/** Several tags in a row, as a list. */
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
