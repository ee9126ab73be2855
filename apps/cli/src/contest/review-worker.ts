import { parentPort } from 'node:worker_threads';
import type { MatchEvent } from '@forceout/rules/match';
import { reviewed } from './reviewed.ts';

const port = parentPort;
if (port === null) throw new Error('review-worker runs as a worker thread');
port.on('message', (log: readonly MatchEvent[]) => port.postMessage(reviewed(log)));
