import { expect, test } from 'vitest';
import { EVENT, HOUSE_RULES, keepersOf, openHall, playRound } from './hall.ts';
import { houseOfTests, LAPTOP } from './house.ts';

const house = houseOfTests();

test('names, schools, privacy and a promised table are changed at the door', async () => {
  const hall = await openHall(house(), 9);
  const { director } = hall;
  const page = await hall.page(director, '/people', LAPTOP);
  await page.getByRole('button', { name: 'More about Ana Ito' }).click();
  await page.getByText('Change name, school, privacy').click();
  const form = page.locator('.person-edit form');
  await form.getByLabel('Last name').fill('Itō');
  await form.getByLabel('The public reads').selectOption('number');
  await form.getByLabel('Always at table').fill('7');
  await form.getByLabel('Never with').fill('104 999');
  await form.getByText('“999” is not a number').waitFor();
  await form.getByLabel('Never with').fill('104');
  await form.getByRole('button', { name: 'Save' }).click();
  const ana = async () => (await director.view()).things.player.find(({ number }) => number === 101)!;
  await expect.poll(ana).toMatchObject({ last: 'Itō', show: 'number', table: 7 });
  const fourth = (await director.view()).things.player.find(({ number }) => number === 104)!;
  expect((await ana()).apart).toEqual([fourth.id]);
  // An empty field takes away what was promised.
  await form.getByLabel('Always at table').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await ana()).table).toBeUndefined();
  await page.getByRole('button', { name: 'Change School 2' }).click();
  await page.getByLabel('Short name for lists').fill('Lakeside');
  await page.locator('.school-edit').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Lakeside' }).waitFor();
  // A school may ask that its people are forgotten; its name must be typed.
  await page.getByRole('button', { name: 'Change School 3' }).click();
  await page.getByText('If the school asks what is kept').click();
  expect(await page.getByRole('button', { name: 'Forget the names' }).isDisabled()).toBe(true);
  await page.getByLabel('Type the name of the school').fill('School 3');
  await page.getByRole('button', { name: 'Forget the names' }).click();
  const third = (await director.view()).things.school.find(({ name }) => name === 'School 3')!.id;
  const names = async () =>
    (await director.view()).things.player.filter(({ school }) => school === third).map(({ first }) => first);
  await expect.poll(names).toEqual(['107', '108', '109']);
  // Somebody at the door takes a free place of the school's team.
  await page.getByRole('button', { name: 'Somebody at the door' }).click();
  const door = page.locator('.walk-in');
  await door.getByLabel('First name').fill('Zoe');
  const second = (await director.view()).things.school.find(({ short }) => short === 'Lakeside')!;
  await door.getByLabel('School').selectOption(second.id);
  await door.getByLabel('Team').selectOption({ label: 'Team 2' });
  await door.getByRole('button', { name: 'Enter, and they are here' }).click();
  await page.getByText('Zoe').first().waitFor();
  const team = (await director.view()).things.team.find(({ name }) => name === 'Team 2')!;
  expect(team.slots).toHaveLength(4);
  await page.context().close();
});

test('a table gets another number where it is seated', async () => {
  const hall = await openHall(house(), 9);
  await hall.director.do({ do: 'draft', event: EVENT, seed: 1 });
  const page = await hall.page(hall.director, '/seating', LAPTOP);
  await page.getByRole('button', { name: 'Give table 2 another number' }).click();
  await page.getByRole('textbox', { name: 'Give table 2 another number' }).fill('3');
  await page.keyboard.press('Enter');
  await page.locator('.seat-table .note.bad').waitFor();
  await page.getByRole('textbox', { name: 'Give table 2 another number' }).fill('20');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Give table 20 another number' }).waitFor();
  const numbers = async () => (await hall.director.view()).things.table.map(({ number }) => number);
  expect((await numbers()).toSorted((a, b) => a - b)).toEqual([1, 3, 20]);
  await page.context().close();
});

test('two small divisions play together, keep their places apart, and the signed day is archived', async () => {
  const rulebook = 'agloa-onsets-2026';
  const hall = await openHall(house(), 6, {
    preset: 'club',
    events: [
      { id: EVENT, rulebook, division: 'middle', rounds: 1 },
      { id: 'on-jun', rulebook, division: 'junior', rounds: 1 },
    ],
  });
  const { director } = hall;
  const text = 'First,Last,School\nUma,One,East\nVic,Two,East\nWes,Three,East';
  const { deed } = await director.api.ask(director.id, 'roster', { event: 'on-jun', text });
  await director.do(deed);
  const players = deed.players.map(({ id }) => id);
  await director.do({ do: 'presence', event: 'on-jun', players, is: 'present' });
  const page = await hall.page(director, '/settings', LAPTOP);
  await page.getByText('Divisions that play together').click();
  await page.locator('.play-together').getByLabel('On-Sets Middle').check();
  await page.locator('.play-together').getByLabel('On-Sets Junior').check();
  await page.getByRole('button', { name: 'Let them play together' }).click();
  await page.getByText('plays together with On-Sets Middle').waitFor();
  await playRound(hall, 1, [(await keepersOf(hall))[0]]);
  await page.getByRole('link', { name: 'Standings' }).click();
  await page.getByLabel('Division').selectOption('on-jun');
  await expect.poll(() => page.locator('.wide-table tbody tr').count()).toBe(3);
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('button', { name: 'Sign the standings' }).click();
  await page.getByRole('button', { name: 'Archive the day' }).click();
  await page.getByRole('button', { name: 'Archive it?' }).click();
  await page.getByRole('heading', { name: 'This tournament is archived' }).waitFor();
  const state = async () => (await director.view()).things.tournament[0]!.state;
  expect(await state()).toBe('archived');
  await page.getByRole('button', { name: 'Open it again' }).click();
  await page.getByRole('button', { name: 'Archive the day' }).waitFor();
  expect(await state()).toBe('finished');
  await page.context().close();
});

test('a league’s own book is brought in, and an event plays by it', async () => {
  const hall = await openHall(house(), 0);
  const page = await hall.page(hall.director, '/settings', LAPTOP);
  await page.getByText('A league’s own rules').click();
  const file = {
    name: 'valley.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(HOUSE_RULES)),
  };
  await page.locator('.open-file input').setInputFiles(file);
  await page.locator('details', { hasText: 'A league’s own rules' }).getByText('Valley 2027').waitFor();
  await page.getByText('Add an event').click();
  await page.getByLabel('Rulebook').selectOption('valley-2027');
  await page.getByLabel('Division').selectOption('junior');
  await page.getByRole('button', { name: 'Add it' }).click();
  await page.locator('.one-event', { hasText: 'Valley 2027' }).waitFor();
  // Its rules of places are changed in place; what the preset said stays where nothing is.
  const rulesOf = page.locator('.one-event', { hasText: 'Valley 2027' });
  await rulesOf.getByText('Points, ties, teams').click();
  // The server answers only when everything is typed: each change goes on from what is seen.
  const answering = Promise.withResolvers<void>();
  await page.route('**/commands', (route) => answering.promise.then(() => route.continue()));
  await rulesOf.getByLabel('Then by').selectOption('six-count');
  await rulesOf.getByRole('button', { name: 'sixes' }).waitFor();
  await rulesOf.getByLabel('Who goes on').selectOption('top');
  await rulesOf.getByLabel('How many').fill('5');
  await rulesOf.getByLabel('Points for attendance').fill('2');
  await rulesOf.getByLabel('Points for attendance').blur();
  answering.resolve();
  const event = async () => (await hall.director.view()).things.event.find(({ id }) => id !== EVENT);
  await expect.poll(event).toMatchObject({
    tieBreaks: ['six-count'],
    cut: { rule: 'top', n: 5 },
    attendance: 2,
    division: 'junior',
  });
  await page.context().close();
});

test('pages throw no error and keep the policy', () => {
  expect(house().errors).toEqual([]);
});
