import { createRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';
import { keepForOffline } from './shell/offline.ts';
import './style/theme.css';
import './style/base.css';

createRoot(document.getElementById('app')!).render(<App />);
keepForOffline();
