import { Icon } from '@gloam/ui';
import type { ReactNode } from 'react';
import { useBack } from './use-back.ts';

interface BackButtonProps {
  children: ReactNode;
  className?: string;
}

/** Goes to the page before this one; home when there is none. */
export function BackButton({ children, className = '' }: BackButtonProps) {
  const goBack = useBack();
  return (
    <button type="button" className={`back-link ${className}`} onClick={goBack}>
      <Icon name="arrow-left" size={18} />
      {children}
    </button>
  );
}
