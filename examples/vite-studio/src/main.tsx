import '@gloam/ui/page.css';
import '@gloam/ui/styles.css';
import './theme.css';
import './page.css';
import './words';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
