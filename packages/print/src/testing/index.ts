export { sampleFile, sampleLines } from './sample-day.ts';
