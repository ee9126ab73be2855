import { readMatch } from '@forceout/formats';
import { err, ok, say } from '@forceout/rules';
import type { Result, Said } from '@forceout/rules';
import type { DiceVersion } from './dice.ts';
import { verifyDice } from './verify.ts';
import type { Verified } from './verify.ts';

export interface VerifyAnswer extends Verified {
  readonly verified: boolean;
  /** 1: the seed alone; 2: the seed and a nonce of each seat. */
  readonly dice: DiceVersion;
}

/** Whether every roll and deal of a match, in its text or its file, is what its seed and nonces give. */
export function verifyMatch(json: unknown): Result<VerifyAnswer, Said> {
  const file = readMatch(json);
  if (!file.ok) return file;
  const { header, events, match } = file.value;
  const { seed, commitment, nonces } = header;
  if (seed === undefined || commitment === undefined)
    return err(
      say('input-at', {
        where: `header.${seed === undefined ? 'seed' : 'commitment'}`,
        what: say('input-no-dice'),
      }),
    );
  if (nonces !== undefined && nonces.length !== match.settings.players.length)
    return err(say('input-at', { where: 'header.nonces', what: say('input-each-player') }));
  const dice = nonces === undefined ? 1 : 2;
  const found = verifyDice(events, { version: dice, seed, commitment, nonces: nonces ?? [] });
  return ok({ verified: found.differences.length === 0, dice, ...found });
}
