import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Primitives } from './primitives.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <main id="main" className="bg-ink-2 p-margin text-silver-1">
      <Primitives />
    </main>
  </StrictMode>,
);
