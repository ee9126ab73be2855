/** A step of the schema. Steps are never changed once released; the next one is added below. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  /** Plain enough for both engines, or one for each. */
  readonly statements: readonly (string | { readonly [Engine in 'sqlite' | 'postgres']: string })[];
}

/** A step as one engine takes it. */
export function statementsFor(engine: 'sqlite' | 'postgres', { statements }: Migration): readonly string[] {
  return statements.map((statement) => (typeof statement === 'string' ? statement : statement[engine]));
}

export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    name: 'people',
    statements: [
      `create table people (
        id text primary key not null, kind text not null, login text unique, name text not null, role text not null,
        passphrase text, created_at bigint not null, seen_at bigint not null, deleted_at bigint)`,
      `create table sessions (
        hash text primary key not null, person text not null references people (id), kind text not null,
        label text not null, created_at bigint not null, expires_at bigint not null)`,
      'create index sessions_person on sessions (person)',
      `create table classes (
        id text primary key not null, name text not null, coach text not null references people (id),
        code text not null unique, created_at bigint not null)`,
      'create index classes_coach on classes (coach)',
      `create table members (
        class text not null references classes (id), person text not null references people (id),
        joined_at bigint not null, primary key (class, person))`,
      'create index members_person on members (person)',
      `create table audit (
        id text primary key not null, at bigint not null, actor text not null, act text not null,
        subject text not null, detail text not null)`,
      'create index audit_at on audit (at)',
      'create index audit_subject on audit (subject)',
    ],
  },
  {
    version: 2,
    name: 'tables and their logs',
    statements: [
      `create table tables (
        id text primary key not null, code text not null unique, state text not null, listed integer not null,
        head integer not null, deadline bigint, created_at bigint not null, touched_at bigint not null,
        summary text not null)`,
      'create index tables_deadline on tables (deadline) where deadline is not null',
      "create index tables_open on tables (touched_at) where listed = 1 and state <> 'over'",
      `create table log (
        table_id text not null references tables (id), seq integer not null, at bigint not null, who text not null,
        command_id text not null, entry text not null,
        primary key (table_id, seq), unique (table_id, who, command_id))`,
      `create table attendance (
        person text not null references people (id), table_id text not null references tables (id),
        part text not null, primary key (person, table_id))`,
      'create index attendance_table on attendance (table_id)',
    ],
  },
  {
    version: 3,
    name: 'results, puzzles and the service clock',
    statements: [
      `create table results (
        table_id text not null references tables (id), seat integer not null, person text references people (id),
        rulebook text not null, division text not null, score double precision not null,
        points double precision not null, finished_at bigint not null, primary key (table_id, seat))`,
      'create index results_person on results (person, finished_at)',
      `create table puzzles_done (
        person text not null references people (id), puzzle text not null, at bigint not null, outcome text not null,
        primary key (person, puzzle))`,
      'create table pulse (id integer primary key not null, at bigint not null, lost bigint not null)',
    ],
  },
  {
    version: 5,
    name: 'seeds, where no log, view or export of a running match reads',
    statements: [
      'create table seeds (table_id text primary key not null references tables (id), seed text not null)',
    ],
  },
  {
    version: 6,
    name: 'what a person did is found without reading every log',
    statements: ['create index log_who on log (who, table_id)'],
  },
  {
    version: 7,
    name: 'who may see and do what',
    statements: [
      // When the passphrase of this session was last given; null for sessions of an older version.
      'alter table sessions add column confirmed_at bigint',
      `create table devices (
        hash text primary key not null, person text not null references people (id), seen_at bigint not null)`,
      'create index devices_person on devices (person)',
      // Names as they look: two that look the same cannot be in one class.
      'alter table members add column folded text',
      'create unique index members_folded on members (class, folded)',
      `create table shares (
        hash text primary key not null, table_id text not null references tables (id),
        made_by text not null references people (id), created_at bigint not null)`,
      'create index shares_table on shares (table_id)',
      `create table gates (
        table_id text primary key not null references tables (id), class text references classes (id),
        approval integer not null)`,
      `create table doors (
        table_id text not null references tables (id), person text not null references people (id),
        state text not null, at bigint not null, primary key (table_id, person))`,
      'create index doors_person on doors (person)',
    ],
  },
  {
    version: 8,
    name: 'erasures, and an audit that only grows',
    statements: [
      'create table erasures (person text primary key not null, at bigint not null)',
      "create index people_guests on people (seen_at) where kind = 'guest'",
      'create index tables_touched on tables (touched_at)',
      {
        sqlite: `create trigger audit_grows_update before update on audit
          begin select raise(abort, 'the audit only grows'); end`,
        postgres: `create function audit_grows() returns trigger language plpgsql as
          $$ begin raise exception 'the audit only grows'; end $$`,
      },
      {
        sqlite: `create trigger audit_grows_delete before delete on audit
          begin select raise(abort, 'the audit only grows'); end`,
        postgres: `create trigger audit_grows before update or delete on audit
          for each row execute function audit_grows()`,
      },
    ],
  },
  {
    version: 9,
    name: 'scratch paper beside the log',
    statements: [
      `create table scratch (
        table_id text not null references tables (id), person text not null references people (id),
        shake integer not null, text text not null, primary key (table_id, person))`,
      'create index scratch_person on scratch (person)',
    ],
  },
  {
    version: 10,
    name: 'house rules, every version of them',
    statements: [
      // What a version says never changes; the one that was laid out last is played, null was withdrawn.
      `create table rulebooks (
        id text not null, version text not null, house text not null, added_at bigint not null,
        laid_out bigint, primary key (id, version))`,
    ],
  },
  {
    version: 11,
    name: 'tournament days: journal, passes, photos',
    statements: [
      `create table days (
        id text primary key not null, code text not null unique, name text not null, state text not null,
        opened_by text references people (id), head integer not null, created_at bigint not null,
        touched_at bigint not null)`,
      'create index days_opened on days (opened_by)',
      'create index days_touched on days (touched_at)',
      `create table day_log (
        day_id text not null references days (id), seq integer not null, at bigint not null, who text not null,
        command_id text not null, entry text not null,
        primary key (day_id, seq), unique (day_id, command_id))`,
      // Of a pass only digests are kept: of the code that is typed a slow one, for it is short.
      `create table day_passes (
        id text primary key not null, day_id text not null references days (id), name text not null,
        folded text not null, role text not null, school text, token_hash text not null unique,
        code_hash text not null unique, made_by text not null, created_at bigint not null, revoked_at bigint,
        used_at bigint)`,
      'create index day_passes_day on day_passes (day_id)',
      `create table day_keys (
        hash text primary key not null, pass text not null references day_passes (id), created_at bigint not null,
        expires_at bigint not null)`,
      'create index day_keys_pass on day_keys (pass)',
      `create table day_photos (
        id text primary key not null, day_id text not null references days (id), table_ref text not null,
        made_by text not null, at bigint not null, type text not null, bytes text not null)`,
      'create index day_photos_day on day_photos (day_id, table_ref)',
    ],
  },
];

export const LATEST = MIGRATIONS.at(-1)!.version;

/** All that is stored, parents before children: the order of a restore, and backwards that of a clearing. */
export const STORED = [
  'people',
  'sessions',
  'classes',
  'members',
  'audit',
  'tables',
  'seeds',
  'log',
  'attendance',
  'results',
  'puzzles_done',
  'pulse',
  'devices',
  'shares',
  'gates',
  'doors',
  'erasures',
  'scratch',
  'rulebooks',
  'days',
  'day_log',
  'day_passes',
  'day_keys',
  'day_photos',
] as const;

/** What lets somebody in stays out of backups: whoever restores one signs in again. So does scratch paper. */
export const NOT_IN_BACKUPS: readonly string[] = ['sessions', 'devices', 'scratch', 'day_keys'];

export const SCHEMA_TABLE =
  'create table if not exists migrations (version integer primary key not null, name text not null, at bigint not null)';

/** The steps from a version to another; a database from a newer program is left alone. */
export function stepsFrom(version: number, upTo: number = LATEST): readonly Migration[] {
  if (version > LATEST) {
    throw new Error(
      `the database is of version ${version}, made by a newer Forceout; this one knows ${LATEST}`,
    );
  }
  return MIGRATIONS.filter((step) => step.version > version && step.version <= upTo);
}
