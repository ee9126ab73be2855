/** What the coach says in a first match. */
export const guide = {
  coach: 'Coach',
  of: (place: number, all: number): string => `${place} of ${all}`,
  next: 'Next',
  leave: 'I know this',
  again: 'Guide me',
  example: 'For one, this fits:',
  topics: {
    'set-goal': {
      title: 'You set the Goal.',
      says: {
        onsets:
          'Lay one to three digit cubes. In a row they are added, in a column multiplied. A good Goal is one that can still be reached, but not at once.',
        equations:
          'Lay one to six cubes that make a number. A good Goal is one that can still be reached, but not at once.',
      },
    },
    goal: {
      title: 'Look at the Goal first.',
      says: {
        onsets:
          'The Goal is a number. In the end somebody names a set that has exactly so many cards of the Universe.',
        equations:
          'The Goal is a number. In the end somebody writes a sum with the other cubes that comes to it.',
      },
    },
    move: {
      title: 'Your turn: move one cube.',
      says: {
        onsets:
          'Required must be used in a Solution, Permitted may be, Forbidden may not. Take a cube below, then tap a section.',
        equations:
          'Required must be used in a Solution, Permitted may be, Forbidden may not. Take a cube below, then tap a section.',
      },
    },
    danger: {
      title: 'Think before you let go of it.',
      says: {
        onsets:
          'After your move a Solution must still be possible, or somebody says Impossible. And if one more cube would be enough, somebody says Now. A hint tells more.',
        equations:
          'After your move a Solution must still be possible, or somebody says Impossible. And if one more cube would be enough, somebody says Now. A hint tells more.',
      },
    },
    block: {
      title: 'When to grab the block.',
      says: {
        onsets:
          'Can you write a Solution with the mat and one more cube? Grab it and say Now. Can nobody write one any more, whatever comes? Say Impossible.',
        equations:
          'Can you write a Solution with the mat and one more cube? Grab it and say Now. Can nobody write one any more, whatever comes? Say Impossible.',
      },
    },
    write: {
      title: 'Now write it.',
      says: {
        onsets:
          'Tap cubes below. All of Required has to be in it. Drag over signs that belong together to put brackets around them.',
        equations:
          'Tap cubes below. All of Required has to be in it. Write on the right how you read the Goal; both sides must be equal.',
      },
    },
    check: {
      title: 'Check what was written.',
      says: {
        onsets:
          'Count the cards it names, and look whether its cubes were there. Then say that it is right, or why it is not.',
        equations:
          'Work it out, and look whether its cubes were there. Then say that it is right, or why it is not.',
      },
    },
  },
} as const;
