/** `down`: on its head; `left`: on its side; `left-down`: on its other side. */
export type Turned = 'up' | 'down' | 'left' | 'left-down';

/** How a text writes that a cube is turned: on its head, on its side, or both. */
export type Turn = '' | '~' | '<' | '~<';

export const TURNED: Readonly<Record<Turn, Turned>> = {
  '': 'up',
  '~': 'down',
  '<': 'left',
  '~<': 'left-down',
};
