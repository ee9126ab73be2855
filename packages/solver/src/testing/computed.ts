/** Milliseconds that this thread has computed. A limit by this clock means the same beside a busy neighbour. */
export function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
