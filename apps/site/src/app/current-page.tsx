import { startTransition, use, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { IncompleteNotice } from './incomplete-notice.tsx';
import { Layout } from '../layout/layout.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { RedirectTo, type LoadedPage } from '../routes/route-types.ts';
import { useSite } from '../routes/site-context.ts';
import { useArrival } from './use-arrival.ts';
import { useLinks } from './use-links.ts';

/** The page of the current address, inside the shell. While the next one loads, the last one stays on screen. */
export function CurrentPage() {
  const { pathname } = useLocation();
  const { pages } = useSite();
  useLinks();
  return (
    <PageBoundary
      resetKey={pathname}
      onFailure={() => {
        pages.forget(pathname);
      }}
    >
      <Loaded pathname={pathname} />
    </PageBoundary>
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
  useArrival(page);
  // The same element is not drawn again when only the address has changed.
  const content = useMemo(() => <PageWithData page={page} />, [page]);
  return (
    <>
      <Layout chrome={page.route.chrome ?? 'full'} pathname={page.pathname} fadeIn={page !== firstPage}>
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
  // The address alone draws nothing again.
  return useMemo(() => <Page params={params} data={data as never} />, [Page, params, data]);
}
