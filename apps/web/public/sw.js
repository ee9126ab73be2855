// Keeps the app for when there is no network: judging, solving, practice and play on one device need none.
// The build fills in the version and the list of files; a new version takes over when its files are all there.
const VERSION = '__VERSION__';
const FILES = __FILES__;
const CACHE = `forceout-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/') || pathname === '/socket') return;
  // A page comes fresh if it can; its files have their hash in their name and come from here.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/index.html')));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
