import { CONTACT_REASONS } from '@fatal/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Chooses the reason that the address names, as in `/support?reason=partner#contact`. The form is uncontrolled and was
 * drawn on the server without the query, so its menu itself is the one place to say it.
 */
export function useAskedReason(): void {
  const { search, key } = useLocation();
  useEffect(() => {
    const asked = CONTACT_REASONS.find((reason) => reason === new URLSearchParams(search).get('reason'));
    const menu = document.querySelector<HTMLSelectElement>('#contact select[name="reason"]');
    if (asked !== undefined && menu) menu.value = asked;
  }, [search, key]);
}
