import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.ts';

const root = document.getElementById('root');
if (root) hydrateRoot(root, h(BrowserRouter, null, h(App)));
