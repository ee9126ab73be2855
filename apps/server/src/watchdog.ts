import { execFile } from 'node:child_process';

type Env = Readonly<Record<string, string | undefined>>;
type Notify = (message: string) => void;

/** Node opens no datagram sockets of this kind, so systemd's own program tells systemd. */
const systemdNotify: Notify = (message) => {
  execFile('systemd-notify', [message], () => {});
};

/**
 * Tells systemd that the server is ready, and then again and again that it is alive, for as long as it is: a process
 * that hangs says nothing, and is started anew. Without systemd nothing happens.
 */
export function startWatchdog(env: Env, alive: () => boolean, notify: Notify = systemdNotify): () => void {
  if (!env['NOTIFY_SOCKET']) return () => {};
  notify('READY=1');
  const microseconds = Number(env['WATCHDOG_USEC'] ?? 0);
  if (!(microseconds > 0)) return () => {};
  // Three chances within the time that systemd waits.
  const timer = setInterval(() => {
    if (alive()) notify('WATCHDOG=1');
  }, microseconds / 3000);
  timer.unref();
  return () => clearInterval(timer);
}
