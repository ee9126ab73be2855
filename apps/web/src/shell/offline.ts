/** Lets the app be installed and opened without a network. Not while developing: old files would be in the way. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  globalThis.addEventListener('load', () => {
    void navigator.serviceWorker.register('/sw.js').catch(() => {
      // Private windows allow none; the app then simply needs the network.
    });
  });
}
