/* global document */
import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.mjs';

hydrateRoot(document.getElementById('root'), h(BrowserRouter, null, h(App)));
