import { useNavigate } from 'react-router-dom';

/** Goes to the page before this one; home when there is none. */
export function useBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const state = window.history.state as { idx?: number } | null;
    if ((state?.idx ?? 0) > 0) void navigate(-1);
    else void navigate('/');
  };
}
