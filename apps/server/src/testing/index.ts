export { Cable } from './cable.ts';
export { LiveMatch, QUICK } from './match.ts';
export { hasNats, startNats } from './nats.ts';
export type { TestNats } from './nats.ts';
export { Player } from './player.ts';
export { freePort, startPostgres } from './postgres.ts';
export type { TestPostgres } from './postgres.ts';
export { chanceFrom, GAMES, robotDeed } from './robot.ts';
export { tableKey } from '../days/phones.ts';
