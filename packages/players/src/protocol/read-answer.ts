import { read } from '@forceout/formats';
import type { Field } from '@forceout/formats';
import { err, say } from '@forceout/rules';
import type { Result, Said } from '@forceout/rules';
import type { MatchSettings } from '@forceout/rules/match';
import { readAction } from '@forceout/table';
import type { Intent } from '../table/action.ts';
import type { Introduction } from './protocol.ts';

/** Longer lines are nonsense. */
export const LONGEST_LINE = 64 * 1024;
/** More thought than a round has. */
const MOST_SECONDS = 3600;

export interface Answer {
  readonly id: number;
  readonly intent: Intent | null;
}

/** Reads a line of a program; what is wrong is for whoever wrote it, or reads a log. */
export function readAnswer(line: string, settings: MatchSettings): Result<Answer | Introduction, Said> {
  if (line.length > LONGEST_LINE) return err(say('input-longer', { most: LONGEST_LINE }));
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return err(say('input-not-json'));
  }
  return read(json, (root) => {
    if (root.get('type').value === 'me') return introduction(root);
    const [deed, after] = [root.get('do'), root.get('after')];
    const seconds = after.missing ? 0 : after.value;
    if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= MOST_SECONDS))
      return after.fail(say('input-seconds-from-0'));
    const id = root.get('id').number();
    if (deed.value === null) return { id, intent: null };
    return { id, intent: { action: readAction(deed, settings), after: seconds } };
  });
}

const [LONGEST_NAME, MOST_OPTIONS] = [60, 100];

function introduction(root: Field): Introduction {
  const [name, options] = [root.get('name'), root.get('options')];
  return {
    type: 'me',
    ...(name.missing ? {} : { name: name.text(LONGEST_NAME) }),
    ...(options.missing ? {} : { options: options.list(MOST_OPTIONS).map((one) => one.text(LONGEST_NAME)) }),
  };
}
