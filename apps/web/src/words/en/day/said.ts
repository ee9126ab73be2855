import { reasonInWords } from '@forceout/seating/words';
import type { Reason } from '@forceout/tournament';
import { en } from '@forceout/tournament/words/en';
import { tellIn } from '@forceout/tournament/words/tell';

/** What a tournament day says, as data, in words. */
export const said = tellIn(en);

/** Why people sit where they sit. What an exchange costs stands in its own figures. */
export function reason(one: Reason): string {
  return reasonInWords(costless(one));
}

export function costless({ price, ...rest }: Reason): Reason {
  return price === undefined ? rest : { ...rest, price: { ...price, cost: {} } };
}
