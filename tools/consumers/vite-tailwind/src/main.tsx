import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Primitives } from './primitives.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <main id="main" className="bg-ground-raised p-margin text-text">
      <Primitives />
    </main>
  </StrictMode>,
);
