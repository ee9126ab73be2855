export * from './random-event.ts';
export * from './slow-standings.ts';
export * from './day.ts';
export * from './act.ts';
export { plainSeat } from './plain-seat.ts';
