import '@gloam/ui/page.css';
import '@gloam/ui/styles.css';
import { Link } from '@gloam/ui/react-router';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { Crew, Frame, Home } from './parts';

const Layout = () => (
  <>
    <Frame linkComponent={Link} />
    <Outlet />
  </>
);

const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { path: '/', element: <Home linkComponent={Link} /> },
      { path: '/crew', element: <Crew /> },
    ],
  },
]);

createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />);
