export * from './api.ts';
export * from './live.ts';
export * from './past.ts';
export { freshId } from './fresh-id.ts';
export { withNonce } from './nonce.ts';
export * from './patch.ts';
export * from './protocol.ts';
export type * from './views.ts';
export * from './days/index.ts';
