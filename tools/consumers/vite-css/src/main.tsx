import '@gloam/ui/page.css';
import '@gloam/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Primitives } from './primitives.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <main id="main">
      <Primitives />
    </main>
  </StrictMode>,
);
