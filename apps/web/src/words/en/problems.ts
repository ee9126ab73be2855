const BETTER: Readonly<Record<string, string>> = {
  'ask-first': 'Whoever made this table lets people in. You have asked now.',
  'try-again': 'The server is busy. Try again in a moment.',
};

/** What the server says no to, by its code. */
export const problems = {
  away: 'The server does not answer. Nothing you typed is lost; try again in a moment.',
  /** The server itself speaks English; the other languages have a sentence for every code. */
  said: (code: string, message: string): string => (Object.hasOwn(BETTER, code) ? BETTER[code]! : message),
} as const;
