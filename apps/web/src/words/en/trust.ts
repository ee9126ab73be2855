/** Sessions, links and the passphrase that is asked for once more. */
export const trust = {
  confirm: {
    title: 'Your passphrase once more',
    about: 'This is about other people or your account, so we ask who you are.',
    passphrase: 'Passphrase',
    go: 'Go on',
    no: 'Leave it',
  },
  sessions: {
    title: 'Where you are signed in',
    about: 'Each line is a device or a browser. End what you do not know.',
    here: 'this device',
    since: (date: string): string => `since ${date}`,
    until: (date: string): string => `until ${date}`,
    end: 'End it',
    endThis: (date: string): string => `End the session since ${date}`,
    none: 'Nowhere else.',
  },
  shares: {
    title: 'Links for others',
    about: 'Whoever has such a link can look at this match. You can take it back.',
    make: 'Make a link',
    once: 'Copy it now: it is shown this once.',
    link: 'Link to this match',
    made: (date: string): string => `made ${date}`,
    mine: 'by you',
    withdraw: 'Take it back',
    withdrawThis: (date: string): string => `Take back the link of ${date}`,
    none: 'No links are out.',
  },
} as const;
