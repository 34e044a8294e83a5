import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepOffline } from './offline/register.ts';
import { followDeploys } from './offline/deploys.ts';
import { dress } from './settings/store.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
dress(document.documentElement);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
followDeploys();
keepOffline();
