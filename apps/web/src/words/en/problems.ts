/** What the server says no to, by its code; what is not here is shown as the server says it. */
export const problems = {
  away: 'The server does not answer. Nothing you typed is lost; try again in a moment.',
  byCode: {
    'ask-first': 'Whoever made this table lets people in. You have asked now.',
    'try-again': 'The server is busy. Try again in a moment.',
  } as Readonly<Record<string, string>>,
} as const;
