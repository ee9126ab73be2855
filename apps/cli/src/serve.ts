import { pageOf } from './help/pages.ts';
import { words as texts } from './words/language.ts';
import { readWords } from './words/read-words.ts';

/** `forceout serve`: the web app and tables for everybody who can reach this machine. */
export async function serveCommand(words: readonly string[]): Promise<string | null> {
  const read = readWords(words, pageOf('serve'));
  if (!read.ok) return read.error;
  const { value, rest } = read.value;
  if (rest.length > 0) return texts().asked.whatIs(rest[0]!);
  const { operate } = await import('@forceout/server/operator');
  const [port, data] = [value('port'), value('data')];
  const env = {
    ...process.env,
    ...(port === null ? {} : { FORCEOUT_PORT: port }),
    ...(data === null ? {} : { FORCEOUT_DATA: data }),
  };
  process.exitCode = await operate(['start'], env);
  return null;
}
