/** `/run`: the door to a day. */
export const start = {
  title: 'Run a tournament day',
  intro:
    'Roster in, seats out, results in, standings out. It runs on this laptop; no internet is needed, and paper works at every table.',
  make: 'Start a tournament',
  name: 'Name of the tournament',
  nameHint: 'Lakeland Open',
  place: 'Place',
  date: 'Date',
  preset: 'Played like',
  presetWhy: 'Fills in rounds, seating, points and ties. Everything can be changed later.',
  game: 'Game',
  book: 'Rulebook',
  division: 'Division',
  go: 'Start',
  making: 'Starting …',
  pass: 'I have a staff pass',
  code: 'Six letters of the pass',
  enter: 'Enter',
  mine: 'Tournaments here',
  needAccount:
    'To start a tournament on this server, sign in with an account that may run one, or ask the operator of the laptop.',
  signIn: 'Sign in',
  presets: {
    club: 'Club or school afternoon: three rounds, one entry a sheet',
    'agloa-nationals': 'AGLOA nationals: sections of nine, four rounds',
    'mlag-saturday': 'MLAG Saturday: three rounds, schools by best five',
    'mlag-states': 'MLAG states: four rounds in two halves',
    noagl: 'NOAGL: four rounds on three evenings',
    louisiana: 'Louisiana invitational: two rounds',
    county: 'County: three rounds, 16 of 18 qualify',
  } as Readonly<Record<string, string>>,
};
