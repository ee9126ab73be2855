import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { Lane } from './lane.ts';

/** A thread that hears and never answers. */
const silent = (): Worker =>
  new Worker("require('node:worker_threads').parentPort.on('message', () => {})", { eval: true });

/** A thread that says what it hears. */
const ANSWERS =
  "const { parentPort } = require('node:worker_threads'); parentPort.on('message', (answer) => parentPort.postMessage({ ok: true, answer }))";
const echo = (): Worker => new Worker(ANSWERS, { eval: true });

test('who comes when too many wait is turned away at once; the others are told when it stops', async () => {
  const lane = new Lane<string, string>(silent, 60_000, { mostWaiting: 2 });
  // One is being thought about, two wait.
  const waiting = ['a', 'b', 'c'].map((question) => lane.ask(question));
  await expect(lane.ask('d')).rejects.toThrow('too much to think about');
  const ended = Promise.allSettled(waiting);
  await lane.stop();
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('a thread that does not come back is replaced, and the next question is answered', async () => {
  let started = 0;
  const lane = new Lane<string, string>(() => (started++ === 0 ? silent() : echo()), 300);
  const first = lane.ask('a');
  const second = lane.ask('b');
  await expect(first).rejects.toThrow('thought for too long');
  // It may take long to start one on a busy machine: then it is given up too, and asked again.
  let said = await second.catch(() => null);
  while (said === null) said = await lane.ask('b').catch(() => null);
  expect(said).toBe('b');
  await lane.stop();
});

test('a thread with nothing to do ends after its time, and the next question starts another', async () => {
  const threads: Worker[] = [];
  const start = (): Worker => {
    const worker = echo();
    threads.push(worker);
    return worker;
  };
  const lane = new Lane<string, string>(start, 60_000, { rest: 1 });
  expect(await lane.ask('a')).toBe('a');
  // A thread that has ended has no number.
  await expect.poll(() => threads[0]?.threadId).toBe(-1);
  expect(await lane.ask('b')).toBe('b');
  expect(threads.length).toBe(2);
  await lane.stop();
});
