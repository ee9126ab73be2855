import { describe, expect, test } from 'vitest';
import { looks } from './folding.ts';
import { isRude, readLogin, readName } from './names.ts';
import { passphraseProblem } from './passphrase.ts';
import { RateLimit } from './rates.ts';
import { newCode, readCode } from './secrets.ts';

describe('names for school use', () => {
  test.each([
    'Ann',
    "O'Neil",
    'Zoë',
    'Jean-Luc',
    'Scunthorpe',
    'Dickens',
    'Cassandra',
    'Essex Girl 12',
    'Assata',
    'Basset',
  ])('%s is a name', (name) => expect(readName(name)).toEqual({ name }));

  test.each([
    ['A', /2 to 20/],
    ['A'.repeat(21), /2 to 20/],
    ['Ann <b>', /letters, digits/],
    ['Ann\u202Eevil', /letters, digits/],
    ['Аnn', /letters, digits/],
    ['1234', /one letter/],
    ['call 555 1234 567', /telephone/],
    ['see evil.com', /addresses/],
    ['Admin', /kept/],
    ['Judge Judy', /kept/],
    ['big 5h1t', /classroom/],
    ['f.u.c.k', /classroom/],
    ['Shiiiit', /classroom/],
    ['dick', /classroom/],
  ])('%s is refused', (name, why) => expect(readName(name)).toEqual({ problem: expect.stringMatching(why) }));

  test('user names are plain', () => {
    expect(readLogin(' Ann-7 ')).toEqual({ login: 'ann-7' });
    for (const bad of ['ab', '7ann', 'ann smith', 'änn', 'a'.repeat(25), 'fuck_you']) {
      expect(readLogin(bad)).toHaveProperty('problem');
    }
    expect(isRude('classic')).toBe(false);
  });
});

test('passphrases that will not do are told why', () => {
  expect(passphraseProblem('short', 'ann')).toMatch(/at least 8/);
  expect(passphraseProblem('aaaaaaaaaa', 'ann')).toMatch(/different/);
  expect(passphraseProblem('my ann is great', 'ann')).toMatch(/user name/);
  expect(passphraseProblem('battery staple', 'ann')).toBeNull();
});

test('codes are read as people type them', () => {
  const code = newCode();
  expect(code).toMatch(/^[BCDFGHJKMNPQRTVWXYZ2-9]{6}$/);
  expect(readCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code);
});

test('a rate limit lets a burst through, then a trickle, and counts each key by itself', () => {
  let now = 0;
  const limit = new RateLimit({ burst: 3, perSecond: 2 }, () => now);
  expect([1, 2, 3, 4].map(() => limit.take('ann'))).toEqual([null, null, null, 500]);
  expect(limit.take('bob')).toBeNull();
  now = 500;
  expect([limit.take('ann'), limit.take('ann')]).toEqual([null, 500]);
});

test.each([
  'Admin',
  'ᴀdmin',
  'a.d.m.i.n',
  'Mr Judge',
  'MrJudge',
  'ᴊᴜᴅɢᴇ',
  'The C0ach',
  'Co ach',
  'xX Adm1n Xx',
  'Director 2',
  'Gu3st',
  'F0rceout',
  'Mödérâtor',
  // With a number behind it, or before.
  'Judge1',
  'TheJudge99',
  '7Coach',
  // By letters that look like others.
  'Admln',
  'Adrnin',
  'Dlrector',
  'Judqe',
  // The pages speak Spanish too.
  'Sr Juez',
  'La Jueza',
  'Árbitro',
  'Profesora',
  'M0derador',
])('"%s" is kept for people who run things, however it is written', (name) => {
  expect(readName(name)).toMatchObject({ problem: 'That name is kept for people who run things.' });
});

test.each(['Judy', 'Coachella', 'Admiral', 'Guesthouse', 'Judgement', 'Robot', 'Systemic', 'Bea'])(
  '"%s" is nobody\'s office',
  (name) => {
    expect(readName(name)).toEqual({ name });
  },
);

test.each([
  'password1',
  'Passw0rd!',
  '12345678',
  'qwertyuiop',
  'ilove you',
  'minecraft2026',
  'passwordpassword',
])('nobody may use the passphrase "%s"', (passphrase) => {
  expect(passphraseProblem(passphrase, 'someone')).toMatch(/everybody/i);
});

test.each(['blue otter paints', 'correct horse', 'a good long one', '583926104471'])(
  '"%s" is a passphrase',
  (passphrase) => {
    expect(passphraseProblem(passphrase, 'someone')).toBeNull();
  },
);

test('letters that nobody can read as plain ones are in no name', () => {
  for (const name of ['ꜳdmin', 'Aꝏn', 'ꟿara', 'Ƕans']) expect(readName(name)).toHaveProperty('problem');
  for (const name of ['Þóra', 'Łukasz', 'Ñandú', 'Ngọc', 'Şərif', 'Ɓala'])
    expect(readName(name)).toEqual({ name });
});

test('names that look the same are the same in a class', () => {
  for (const [one, other] of [
    ['Emma', 'Ernma'],
    ['Will', 'VViIl'],
    ['Bill', 'B1I1'],
  ] as const)
    expect(looks(one)).toBe(looks(other));
  expect(looks('Clara')).not.toBe(looks('Dara'));
});
