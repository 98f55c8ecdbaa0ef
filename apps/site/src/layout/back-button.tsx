import { Icon } from '@gloam/ui';
import type { ReactNode } from 'react';
import { useBack } from './use-back.ts';

interface BackButtonProps {
  children: ReactNode;
  className?: string;
  /** Path to go to if there is no previous page. Default: home. */
  fallback?: string;
}

/** Button that goes to the previous page. */
export function BackButton({ children, className = '', fallback }: BackButtonProps) {
  const goBack = useBack(fallback);
  return (
    <button type="button" className={`back-link ${className}`} onClick={goBack}>
      <Icon name="arrow-left" size={18} />
      {children}
    </button>
  );
}
