import '@gloam/ui/page.css';
import '@gloam/ui/styles.css';
import { Link } from '@gloam/ui/tanstack-router';
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { Crew, Frame, Home } from './parts';

const root = createRootRoute({
  component: () => (
    <>
      <Frame linkComponent={Link} />
      <Outlet />
    </>
  ),
});

const home = () => <Home linkComponent={Link} />;
const router = createRouter({
  routeTree: root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: home }),
    createRoute({ getParentRoute: () => root, path: '/tanstack.html', component: home }),
    createRoute({ getParentRoute: () => root, path: '/crew', component: Crew }),
  ]),
});

createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />);
