import { startTransition, use, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { IncompleteNotice } from './incomplete-notice.tsx';
import { Layout } from './layout.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { RedirectTo, type LoadedPage } from '../runtime/route-types.ts';
import { useSite } from '../runtime/site-context.ts';
import { firstInteraction } from '../start/interaction.ts';
import { useArrival } from './use-arrival.ts';
import { useHtmlLinks } from './use-html-links.ts';

/** The page of the current address, inside the shell. While the next one loads, the last one stays on screen. */
export function CurrentPage() {
  const { pathname } = useLocation();
  const { pages } = useSite();
  useHtmlLinks();
  return (
    <PageBoundary
      resetKey={pathname}
      onFailure={() => {
        pages.forget(pathname);
      }}
    >
      <PageAt pathname={pathname} />
    </PageBoundary>
  );
}

function PageAt({ pathname }: { pathname: string }) {
  const { pages } = useSite();
  const result = use(pages.get(pathname).promise);
  if (result instanceof RedirectTo) return <Navigate to={result.path} replace />;
  return <Shown page={result} />;
}

function Shown({ page }: { page: LoadedPage }) {
  const [firstPage] = useState(page);
  useArrival(page);
  return (
    <>
      <Layout chrome={page.route.chrome ?? 'full'} pageKey={page.pathname} fadeIn={page !== firstPage}>
        <PageWithData page={page} />
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

  const { Page } = page;
  return <Page params={page.params} data={data as never} />;
}
