/** The terminal in Spanish: what people read holds no English, what programs read is as it was. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { pageText } from '../help/page.ts';
import { overview, pageFor, PAGES } from '../help/pages.ts';
import { es } from './es/index.ts';
import { speak, takeLanguage } from './language.ts';

const bin = fileURLToPath(new URL('../../bin/forceout.mjs', import.meta.url));

function forceout(typed: readonly string[], input = '', env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...typed], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', ...env },
  });
  return { status, stdout, stderr };
}

/** Words that every English sentence of ours has one of; none of them is a Spanish word or a code. */
const ENGLISH =
  /\b(the|and|of|is|are|was|were|with|without|it|its|you|your|who|this|that|there|what|which|when|from|into|may|must|not|every|each|by|at|has|have|whose|Goal|Required|Permitted|Forbidden|Resources|Shake|Mover|All|Nothing|The|Your)\b/gu;
/** What is typed as it stands: options, addresses, files, variations, and what is in quotes. */
const TYPED =
  /--?[\w-]+(?: \S+\|\S+)?|[a-z]+(?:-[a-z]+)+|https?:\S+|\S+\.(?:md|jsonl?|txt|csv|html|mjs|py)\b|"[^"]*"|on\|off/gu;

function englishIn(text: string): readonly string[] {
  return text.replaceAll(TYPED, ' ').match(ENGLISH) ?? [];
}

const LINE = 'agloa-onsets-2026 middle; cards BR BG G Y; goal 1; required R; permitted n B';
const EQUATION =
  'agloa-equations-2015 middle; goal 37; required g6; permitted g6 bx r1; resources r+ r2; after now';
/** A shake of the contract in which something is refused. */
const REFUSED = JSON.stringify(
  readFileSync(
    fileURLToPath(new URL('../../../../packages/formats/examples/onsets-referee.jsonl', import.meta.url)),
    'utf8',
  )
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { request: unknown; expect: { accepted?: object } })
    .find(({ expect: { accepted = {} } }) => Object.values(accepted).includes(false))?.request,
);

const folder = mkdtempSync(join(tmpdir(), 'forceout-spanish-'));
const examples = fileURLToPath(new URL('../../../../packages/tournament/examples/', import.meta.url));
const day = (name: string): string => join(examples, `${name}.forceout.jsonl`);
const roster = (name: string): string => join(examples, `${name}.csv`);
afterAll(() => rmSync(folder, { recursive: true }));

/** Two of one school that must meet, and one who had a table of two. */
const SEATING = JSON.stringify({
  players: [
    { id: 'ana', school: 's', score: 6 },
    { id: 'bo', school: 's', score: 6 },
    { id: 'cy', school: 's', score: 4 },
    { id: 'di', school: 't', score: 4 },
    { id: 'ed', school: 't', score: 2 },
  ],
  met: [
    ['ana', 'bo'],
    ['cy', 'di', 'ed'],
  ],
});

/** A day in the director's own words, with and without accents, and what is refused. */
const SATURDAY = [
  'ayuda',
  'nuevo nada',
  'nuevo county Condado',
  'borrador',
  'prueba m agloa-onsets-2026 middle',
  'yo Rosa',
  `lista ${roster('r01-comma')}`,
  'aqui todos',
  'aquí 9999',
  'ajustes',
  'ajustar zero mucho',
  'publicar',
  'borrador 2',
  'hoy',
  'mirar',
  'publicar',
  'empezar',
  'parar',
  '?',
  '1 22 16 18',
  'u',
  '1 22',
  '1 x',
  'resolver 1 22 16 18 # porque sí',
  'clasificación',
  'certificar',
  'tonto',
  'salir',
].join('\n');

describe('in Spanish', () => {
  it.each([
    ['judge', [], `${LINE}; after now; written R n G`],
    ['judge', [], `${EQUATION}; written (6x6)+1 = 37`],
    ['variation', [], 'agloa-onsets-2026 middle; cards BR BG; resources R U; pick wild-cube B'],
    ['goal', [], 'agloa-onsets-2026 middle; cards BR BG; resources 1 2 3; ask 3/2 1'],
    ['solve', ['--why'], `${LINE}; after now`],
    ['solve', ['--why'], EQUATION.replace('goal 37', 'goal 99')],
    ['analyse', [], `${LINE}; resources G U Y`],
    ['referee', [], REFUSED],
    ['play', ['--seats', 'me,club', '--seed', 'x', '--shakes', '1'], '\n\n\n\npista\n?\ntonto\nmeta 9\n'],
    ['simulate', ['--matches', '2', '--shakes', '1', '--seats', 'club,beginner', '--errors'], ''],
    ['tournament', ['club', 'beginner', '--shakes', '1', '--sprt', '0,900', '--matches', '2'], ''],
    ['puzzle', ['--seed', 'a', '--answer', 'sí'], ''],
    ['puzzle', ['--seed', 'b', '--rulebook', 'agloa-equations-2015', '--key'], ''],
    ['rules', ['read', 'agloa-onsets-2026', 'VII-B'], ''],
    ['menu', [], 'x\n4\n1\nVII-B\nq\n'],
    ['points', [], '{"rulebook":"agloa-onsets-2026","totals":[22,16,18]}'],
    ['seat', [], SEATING],
    ['standings', [day('t061')], ''],
    ['roster', [roster('r18-one-bad-line'), roster('r13-doubles')], ''],
    ['export', [day('t001'), '--zip', join(folder, 'all.zip')], ''],
    ['sheets', [day('t001'), '--print', 'standings', '--out', folder], ''],
    ['simulate', ['tournament', '--players', '12', '--schools', '3', '--chaos', '0.3'], ''],
    ['run', [join(folder, 'new.forceout.jsonl')], SATURDAY],
  ])('forceout %s %j', (command, typed, input) => {
    const { stdout, stderr } = forceout([command, ...typed, '--language', 'es'], input);
    expect(stderr).toBe('');
    expect(stdout.trim()).not.toBe('');
    expect(englishIn(stdout)).toEqual([]);
  });

  it.each([
    [['fly'], 'forceout: no hay ninguna orden "fly"; forceout --help las muestra todas\n'],
    [['judge', '--loud'], 'forceout: no hay ninguna opción --loud\n'],
    [['play', '--seats', 'me'], 'forceout: --seats: a una mesa se sientan dos o tres\n'],
    [['review'], 'forceout: ¿qué archivo de partida? forceout review --help\n'],
    [['rules', 'read', 'x', '--language', 'fr'], 'forceout: --language: one of en, es\n'],
  ])('refuses %j', (typed, line) => {
    const words = typed.includes('--language') ? typed : [...typed, '--language', 'es'];
    expect(forceout(words)).toEqual({ status: 2, stdout: '', stderr: line });
  });

  it.each([
    ['judge', [], '{}', 'position: debe ser un objeto'],
    ['judge', [], 'agloa-onsets-2026 middle sunny', 'position: "sunny" no es ni una temporada ni un nivel'],
    ['goal', [], `${LINE}; required Q; ask 1`, 'position: "required" está dos veces'],
    [
      'variation',
      [],
      `${LINE.replace('R;', 'Q;')}; pick wild-cube B`,
      'position.required[0]: "Q" no es un cubo de On-Sets',
    ],
    [
      'solve',
      [],
      `{"position":"${LINE}; goals 3"}`,
      'position: una posición no tiene "goals"; ¿querías decir "goal"?',
    ],
    ['analyse', [], `{"position":"${LINE}"}`, 'position.resources: no queda ningún cubo que mover'],
    [
      'referee',
      [],
      '{"rulebook":"agloa-onsets-2026","division":"middle","players":["a"]}',
      'players: a una mesa se sientan dos o tres jugadores',
    ],
    ['points', [], '{"rulebook":"agloa-onsets-2026","totals":[1]}', 'totals: deben ser dos o tres totales'],
    ['seat', [], '{"players":[{"id":"ana"}]}', 'request.players: deben ser de 2 a 3000 jugadores, no 1'],
    ['verify', ['-'], 'Forceout match 1\nhola\n', 'línea 2: debe ser "Nombre: valor"'],
    ['review', ['-'], '{"format":"pgn"}', 'format: debe ser "forceout-match"'],
    ['replay', ['-'], '{}', 'format: debe ser "forceout-match"'],
    ['standings', ['-'], '{', '-: línea 1: esta línea no es JSON'],
    [
      'check',
      [day('d19-cut-between-lines')],
      '',
      `${day('d19-cut-between-lines')}: línea 18: el archivo se corta aquí: ninguna línea dice que acaba`,
    ],
    ['sheets', ['-'], '{', '-: línea 1: esta línea no es JSON'],
    ['export', ['-', '--out', folder], '{', '-: línea 1: esta línea no es JSON'],
    ['rules', ['check', 'none.json'], '', 'no hay ningún archivo "none.json"'],
  ])('says of what forceout %s %j cannot read why', (command, typed, input, line) => {
    const wrong = forceout([command, ...typed, '--language', 'es'], input);
    expect(wrong).toEqual({ status: 2, stdout: '', stderr: `forceout: ${line}\n` });
    // Programs are told in English.
    const json = forceout([command, ...typed, '--json'], input, { LC_ALL: 'es_MX.UTF-8' });
    expect(json.stderr).not.toBe(wrong.stderr);
  });

  it('the help of every command', () => {
    speak('es');
    for (const { name } of PAGES) {
      const page = pageFor(name.split(' '))!;
      const own = { ...page, examples: page.examples.map(([, says]) => ['', says] as const) };
      expect(englishIn(pageText(own)), name).toEqual([]);
    }
    expect(englishIn(overview())).toEqual([]);
    speak('en');
  });
});

describe('the language', () => {
  it.each([
    [[], { LANG: 'es_MX.UTF-8' }, es.help.examples],
    [[], { LANG: 'es_MX.UTF-8', LC_ALL: 'C' }, 'Examples'],
    [[], { LANG: 'est_EE' }, 'Examples'],
    [['--language', 'en'], { LANG: 'es' }, 'Examples'],
    [['--language=es'], {}, es.help.examples],
  ])('%j with %j', (typed, env, heading) => {
    const { stdout } = forceout(['play', '--help', ...typed], '', { LC_ALL: '', LC_MESSAGES: '', ...env });
    expect(stdout).toContain(heading);
  });

  it('is of people: programs read the same whatever is spoken', () => {
    const asked = `${LINE}; after now; written R n G`;
    const english = forceout(['judge', '--json'], asked).stdout;
    expect(forceout(['judge', '--json', '--language', 'es'], asked).stdout).toBe(english);
    expect(forceout(['judge', '--json'], asked, { LC_ALL: '', LANG: 'es' }).stdout).toBe(english);
    const lines = `${asked}\n\n{\n`;
    expect(forceout(['judge', '--batch', '--language', 'es'], lines).stdout).toBe(
      forceout(['judge', '--batch'], lines).stdout,
    );
  });

  it('behind -- belongs to another program', () => {
    const typed = ['bot', '--', 'mine', '--language', 'fr'];
    expect(takeLanguage(typed, {})).toEqual({ ok: true, value: typed });
  });
});

it('a search for English would find some', () => {
  expect(englishIn('All of it')).toEqual(['All', 'of', 'it']);
});
