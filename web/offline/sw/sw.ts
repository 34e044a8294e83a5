declare const self: ServiceWorkerGlobalScope;
declare const SHELL_FILES: readonly string[];
/** Every file of this version with a content hash in its name. */
declare const ALL_FILES: readonly string[];
declare const VERSION: string;

const SHELL = `shell-${VERSION}`;
/** Files with a content hash in their name, which never go stale. */
const KEPT = 'kept';
/** Never cached: live data and the server's own pages. */
const LIVE = /^\/(api|live|docs|health|metrics)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
  // Caches the games too, once the page is idle, so that they work offline.
  if (event.data === 'keep-games')
    event.waitUntil(keepAll(ALL_FILES.filter((path) => /\.(js|css|svg)$/.test(path))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || LIVE.test(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page() : file(request, pathname));
});

self.addEventListener('push', (event) => {
  const note = readNote(event.data);
  if (note === null) return;
  event.waitUntil(
    self.registration.showNotification(note.title, {
      body: note.body,
      tag: note.url,
      icon: '/icons/drop-192.png',
      badge: '/icons/drop-192.png',
      data: note.url,
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const target: unknown = event.notification.data;
  event.waitUntil(open(typeof target === 'string' ? target : '/'));
});

/** Caches the shell and the new versions of all files cached before, so that a game opened once stays available. */
async function install(): Promise<void> {
  const shell = await caches.open(SHELL);
  await shell.addAll(SHELL_FILES.map((path) => new Request(path, { cache: 'no-cache' })));
  const kept = await caches.open(KEPT);
  const before = new Set((await kept.keys()).map(({ url }) => stem(new URL(url).pathname)));
  await keepAll(ALL_FILES.filter((path) => before.has(stem(path))));
}

/** `/assets/board-Dk3f9a.js` -> `/assets/board.js`: the same for every version of a file. */
function stem(pathname: string): string {
  return pathname.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}

async function keepAll(paths: readonly string[]): Promise<void> {
  const kept = await caches.open(KEPT);
  for (const path of paths) {
    if ((await caches.match(path)) === undefined) await kept.add(path).catch(() => undefined);
  }
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('shell-') && name !== SHELL) await caches.delete(name);
  }
  const kept = await caches.open(KEPT);
  const current = new Set(ALL_FILES);
  for (const request of await kept.keys()) {
    if (!current.has(new URL(request.url).pathname)) await kept.delete(request);
  }
  await self.clients.claim();
}

/** Every address is the same page; fetched only if it is not cached. */
async function page(): Promise<Response> {
  const cache = await caches.open(SHELL);
  return (await cache.match('/index.html')) ?? fetch('/index.html');
}

async function file(request: Request, pathname: string): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true });
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok && pathname.startsWith('/assets/')) {
    const cache = await caches.open(KEPT);
    await cache.put(request, answer.clone());
  }
  return answer;
}

interface Note {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

function readNote(data: PushMessageData | null): Note | null {
  try {
    const value: unknown = data?.json();
    if (typeof value !== 'object' || value === null) return null;
    const { title, body, url } = value as Record<string, unknown>;
    return {
      title: typeof title === 'string' ? title : 'Sanguine',
      body: typeof body === 'string' ? body : '',
      url: new URL(typeof url === 'string' ? url : '/', location.origin).href,
    };
  } catch {
    return null;
  }
}

/** Focuses a window that already shows the address, or opens a new one. */
async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((client) => client.url === url);
  if (there === undefined) await self.clients.openWindow(url);
  else await there.focus();
}
