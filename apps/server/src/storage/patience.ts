/** How long anything waits for the database, in milliseconds. Every wait has an end: whoever waits is told. */
export interface Patience {
  /** For one request, from asking to the answer. */
  readonly answer: number;
  /** For a file that another program has locked. */
  readonly locked: number;
  /** How long the connection that hears other processes may be quiet; they all speak more often than that. */
  readonly quiet: number;
  /** For a thread that was given up to end by itself. */
  readonly ending: number;
}

export const PATIENCE: Patience = { answer: 6000, locked: 2500, quiet: 10_000, ending: 30_000 };

/** The database did not answer: whether it did what it was asked is not known. */
export class Away extends Error {
  constructor(why = 'the database does not answer') {
    super(why);
    this.name = 'Away';
  }
}

/** An answer, or `Away` after so many milliseconds. */
export async function within<T>(milliseconds: number, asked: Promise<T>, late?: () => void): Promise<T> {
  let timer: NodeJS.Timeout | null = null;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late?.();
      reject(new Away());
    }, milliseconds);
  });
  try {
    return await Promise.race([asked, end]);
  } finally {
    if (timer !== null) clearTimeout(timer);
    // Whatever comes after its time is nobody's any more.
    asked.catch(() => {});
  }
}
