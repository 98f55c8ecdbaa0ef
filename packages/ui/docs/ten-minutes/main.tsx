import '@gloam/ui/page.css';
import '@gloam/ui/styles.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
