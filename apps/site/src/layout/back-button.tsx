import { Icon } from '@gloam/ui';
import type { ReactNode } from 'react';
import { useBack } from './use-back.ts';

interface BackButtonProps {
  children: ReactNode;
  className?: string;
  /** Where it leads when there is no page before this one. Default home. */
  fallback?: string;
}

/** Goes to the page before this one. */
export function BackButton({ children, className = '', fallback }: BackButtonProps) {
  const goBack = useBack(fallback);
  return (
    <button type="button" className={`back-link ${className}`} onClick={goBack}>
      <Icon name="arrow-left" size={18} />
      {children}
    </button>
  );
}
