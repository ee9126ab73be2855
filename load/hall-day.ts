/** A day with everybody checked in and a round published, and somebody with a pass to type. */
import { Api, DayApi } from '@forceout/client';
import type { ApiOptions } from '@forceout/client';

export function rosterText(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const school = Math.floor(index / 5) + 1;
    return `First${index},Last${index},School ${school},Team ${school},7`;
  });
  return ['First,Last,School,Team,Grade', ...lines].join('\n');
}

export function browser(base: string): ApiOptions {
  const cookies = new Map<string, string>();
  return {
    base,
    headers: () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    onResponse: (response) => {
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name !== undefined && value !== undefined) cookies.set(name, value);
      }
    },
  };
}

export interface HallDay {
  readonly director: DayApi;
  readonly keeper: DayApi;
  /** In the code that is printed on the keeper's pass. */
  readonly token: string;
  readonly id: string;
  readonly code: string;
}

export async function startDay(base: string, roster: string): Promise<HallDay> {
  const own = browser(base);
  await new Api(own).register({
    login: 'runs-the-hall',
    passphrase: 'a long one for the hall',
    name: 'Dora',
  });
  const director = new DayApi(own);
  const { id, code } = await director.open({
    name: 'A full gym',
    preset: 'club',
    events: [{ id: 'on-mid', rulebook: 'agloa-onsets-2026', division: 'middle' }],
  });
  const { deed } = await director.ask(id, 'roster', { event: 'on-mid', text: roster });
  await director.command(id, deed);
  const players = deed.players.map((player) => player.id);
  await director.command(id, { do: 'presence', event: 'on-mid', players, is: 'present' });
  await director.command(id, { do: 'draft', event: 'on-mid', seed: 1 });
  const published = await director.command(id, { do: 'publish', event: 'on-mid' });
  if (!('seq' in published)) throw new Error(JSON.stringify(published));
  const { token } = await director.newPass(id, { name: 'Kim', role: 'scorekeeper' });
  const keeper = new DayApi(browser(base));
  await keeper.redeem({ token });
  return { director, keeper, token, id, code };
}
