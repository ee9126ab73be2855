export * from './random-event.ts';
export * from './slow-standings.ts';
export * from './day.ts';
