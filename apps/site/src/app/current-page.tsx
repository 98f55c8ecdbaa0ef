import { startTransition, use, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { LoadErrorNotice } from './load-error-notice.tsx';
import { Layout } from '../layout/layout.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { RedirectTo, type LoadedPage } from '../routes/route-types.ts';
import { useSite } from '../routes/site-context.ts';
import { useRouteChange } from './use-route-change.ts';
import { useLinks } from './use-links.ts';

/** Renders the page of the current URL inside the layout. The previous page stays on screen while the next one loads. */
export function CurrentPage() {
  const { pathname } = useLocation();
  const { pages } = useSite();
  useLinks();
  return (
    <PageErrorBoundary
      resetKey={pathname}
      onFailure={() => {
        pages.forget(pathname);
      }}
    >
      <Loaded pathname={pathname} />
    </PageErrorBoundary>
  );
}

function Loaded({ pathname }: { pathname: string }) {
  const { pages } = useSite();
  const result = use(pages.get(pathname).promise);
  if (result instanceof RedirectTo) return <Navigate to={result.path} replace />;
  return <Shown page={result} />;
}

function Shown({ page }: { page: LoadedPage }) {
  const [firstPage] = useState(page);
  useRouteChange(page);
  // Reusing the element lets React skip the page when only the query or hash changes.
  const content = useMemo(() => <PageWithData page={page} />, [page]);
  return (
    <>
      <Layout chrome={page.route.chrome ?? 'full'} pathname={page.pathname} fadeIn={page !== firstPage}>
        {content}
      </Layout>
      <LoadErrorNotice />
    </>
  );
}

function PageWithData({ page }: { page: LoadedPage }) {
  const { pages } = useSite();
  const navigate = useNavigate();
  const [data, setData] = useState(page.data);

  useEffect(() => {
    if (!page.stale) return;
    pages.reload(page.pathname).then(
      (fresh) => {
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
  // useNavigate re-renders this component on every URL change; the page doesn't have to follow.
  return useMemo(() => <Page params={params} data={data as never} />, [Page, params, data]);
}
