import { CONTACT_REASONS } from '@fatal/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Selects the reason in the URL, as in `/support?reason=partner#contact`. Sets it on the element, because the form is
 * uncontrolled and the server renders it without the query.
 */
export function useReasonFromUrl(): void {
  const { search, key } = useLocation();
  useEffect(() => {
    const asked = CONTACT_REASONS.find((reason) => reason === new URLSearchParams(search).get('reason'));
    const menu = document.querySelector<HTMLSelectElement>('#contact select[name="reason"]');
    if (asked !== undefined && menu) menu.value = asked;
  }, [search, key]);
}
