// A page with React and the router, and nothing else: what the site is compared with.
import { createElement as h } from 'react';
import { Link, Route, Routes } from 'react-router-dom';

const Home = () =>
  h(
    'main',
    null,
    h('h1', null, 'Reference'),
    h('p', null, 'React and its router.'),
    h(Link, { to: '/other' }, 'Other'),
  );

const Other = () => h('main', null, h('h1', null, 'Other'), h(Link, { to: '/' }, 'Back'));

export const App = () =>
  h(Routes, null, h(Route, { path: '/', element: h(Home) }), h(Route, { path: '/other', element: h(Other) }));
