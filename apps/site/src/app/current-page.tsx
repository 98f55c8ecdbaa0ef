import { Activity, startTransition, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { IncompleteNotice } from './incomplete-notice.tsx';
import { Layout } from './layout.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { RedirectTo, type LoadedPage } from '../runtime/route-types.ts';
import { useSite } from '../runtime/site-context.ts';
import { firstInteraction } from '../start/interaction.ts';
import { useArrival } from './use-arrival.ts';
import { useLinks } from './use-links.ts';

/**
 * The page of the current address, inside the shell. While the next one loads, the last one stays on screen. One that is
 * drawn ahead is drawn out of sight, when React has nothing else to do; a visit of it shows what has been drawn.
 */
export function CurrentPage() {
  const { pathname } = useLocation();
  const { pages } = useSite();
  const ahead = useSyncExternalStore(pages.subscribe, pages.getAhead, () => undefined);
  const [hasMoved, setHasMoved] = useState(false);
  useLinks();
  if (pathname === ahead && !hasMoved) setHasMoved(true);
  return (
    <>
      {!hasMoved && <PageAt pathname={pathname} />}
      {ahead !== undefined && (
        <Activity mode={hasMoved ? 'visible' : 'hidden'}>
          <PageAt pathname={hasMoved ? pathname : ahead} isAhead isHidden={!hasMoved} />
        </Activity>
      )}
    </>
  );
}

interface PageAtProps {
  pathname: string;
  /** It was not the page of the document. Default `false`. */
  isAhead?: boolean;
  isHidden?: boolean;
}

function PageAt({ pathname, isAhead = false, isHidden = false }: PageAtProps) {
  const { pages } = useSite();
  return (
    <PageBoundary
      resetKey={pathname}
      onFailure={() => {
        pages.forget(pathname);
      }}
    >
      <Loaded pathname={pathname} isAhead={isAhead} isHidden={isHidden} />
    </PageBoundary>
  );
}

function Loaded({ pathname, isAhead, isHidden }: Required<PageAtProps>) {
  const { pages } = useSite();
  const result = use((isHidden ? pages.getHidden(pathname) : pages.get(pathname)).promise);
  if (result instanceof RedirectTo) return <Navigate to={result.path} replace />;
  return <Shown page={result} isAhead={isAhead} isHidden={isHidden} />;
}

function Shown({ page, isAhead, isHidden }: { page: LoadedPage; isAhead: boolean; isHidden: boolean }) {
  const [firstPage] = useState(isAhead ? undefined : page);
  const [hiddenPage] = useState(isHidden ? page : undefined);
  useArrival(page, isAhead);
  // The same element is not drawn again when only the address has changed.
  const content = useMemo(() => <PageWithData page={page} />, [page]);
  return (
    <>
      <Layout
        chrome={page.route.chrome ?? 'full'}
        pathname={page.pathname}
        fadeIn={page !== firstPage}
        isAhead={page === hiddenPage}
      >
        {content}
      </Layout>
      <IncompleteNotice />
    </>
  );
}

function PageWithData({ page }: { page: LoadedPage }) {
  const { pages } = useSite();
  const navigate = useNavigate();
  const [data, setData] = useState(page.data);

  useEffect(() => {
    if (!page.stale) return;
    firstInteraction()
      .then(() => pages.reload(page.pathname))
      .then(
        (fresh) => {
          // Islands that sleep keep the server's HTML; an urgent change would take it away from them.
          startTransition(() => {
            setData(fresh);
          });
        },
        (error: unknown) => {
          if (error instanceof RedirectTo) void navigate(error.path, { replace: true });
          else console.error(error);
        },
      );
  }, [navigate, page, pages]);

  const { Page, params } = page;
  // The address alone draws nothing again.
  return useMemo(() => <Page params={params} data={data as never} />, [Page, params, data]);
}
