/** Rulebooks and matches that are read: rules, replay, verify, review. */
export const reading = {
  rules: {
    itIs: (task: string): string => `"${task}": it is forceout rules read, search, compare or check`,
    whichBook: (ids: string): string => `which book? There are ${ids}`,
    noBook: (id: string, ids: string): string => `there is no book "${id}"; there are ${ids}`,
    noSection: (book: string, section: string): string => `${book} has no section ${section}`,
    searchWhat: 'search for what? forceout rules search bonus',
    nothingFound: (words: string): string => `nothing was found for "${words}"`,
    twoBooks: (word: string): string => `two books are compared: what is "${word}"?`,
    twoGames: 'books of two games have nothing to compare',
    alike: 'They answer every question alike.',
    notThere: 'not there',
    differences: (first: string, second: string, count: number): string =>
      `${first} → ${second}: ${count} differences`,
    checked: (title: string, id: string, base: string, count: number): string =>
      `${title} (${id}) is ${base} with ${count === 0 ? 'nothing changed' : count === 1 ? 'one difference:' : `${count} differences:`}`,
  },
  clockDecided: 'a clock decided something in this match, so it needs its instants',
  played: (players: readonly string[]): string => `--player: ${players.join(', ')} played`,
  verify: {
    all: (rolls: number, deals: number, nonces: boolean): string =>
      `All ${rolls} rolls and ${deals} deals come from ${nonces ? "the seed and the players' nonces" : 'the seed'}, as committed to before the match.`,
    seed: 'The seed is not the one that was committed to.',
    event: (index: number, type: string, says: string, should: string, nonces: boolean): string =>
      `Event ${index} (${type}) says ${says}; ${nonces ? "the seed and the players' nonces give" : 'the seed gives'} ${should}.`,
  },
};
