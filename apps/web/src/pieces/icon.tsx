import type { ReactNode } from 'react';
import './pieces.css';

/** Line drawings in a square of 24. Each section of the mat has a shape of its own, the same one everywhere. */
const ICONS = {
  goal: 'M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12ZM16.5 12A4.5 4.5 0 1 1 7.5 12A4.5 4.5 0 1 1 16.5 12ZM12 12V12.1',
  required:
    'M7 3.5H17A3.5 3.5 0 0 1 20.5 7V17A3.5 3.5 0 0 1 17 20.5H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.5Z',
  permitted:
    'M7 3.5H17A3.5 3.5 0 0 1 20.5 7V17A3.5 3.5 0 0 1 17 20.5H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.5ZM8 12.3L11 15.3L16.3 9',
  forbidden: 'M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12ZM6 18L18 6',
  resources: 'M3 9H21L19 20H5ZM8 9V5H16V9',
  book: 'M12 6C9 4 6 4 4 4.5V18.5C6 18 9 18 12 20C15 18 18 18 20 18.5V4.5C18 4 15 4 12 6ZM12 6V20',
  clock: 'M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12ZM12 7V12L15.5 14',
  sound: 'M4 10V14H8L13 18V6L8 10ZM17 9Q19 12 17 15',
  silent: 'M4 10V14H8L13 18V6L8 10ZM17 9.5L21 14.5M21 9.5L17 14.5',
  help: 'M8.5 9C8.5 5 15.5 5 15.5 9C15.5 12 12 11.5 12 14.5M12 18.3V18.5',
  menu: 'M4 7H20M4 12H20M4 17H20',
  next: 'M9 6L15 12L9 18',
  up: 'M6 15L12 9L18 15',
  down: 'M6 9L12 15L18 9',
  right: 'M5 12.5L10 17.5L19.5 7',
  wrong: 'M6 6L18 18M18 6L6 18',
  more: 'M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12ZM12 8V16M8 12H16',
  hint: 'M9 17H15M10 20H14M8.5 14C5 11 6.5 4.5 12 4.5C17.5 4.5 19 11 15.5 14V14.5H8.5Z',
  again: 'M5 12A7 7 0 1 0 8 6.5M8 2.5V7H12.5',
  back: 'M9 6L4 11L9 16M4 11H15A5 5 0 0 1 15 21H12',
  erase: 'M20 6H9L3 12L9 18H20ZM12 9.5L17 14.5M17 9.5L12 14.5',
  pencil: 'M4 20L5 15.5L16 4.5L19.5 8L8.5 19Z',
  print: 'M7 9V4H17V9M7 17H4V9H20V17H17M7 14H17V20H7Z',
  flag: 'M6 21V4H18L15 8L18 12H6',
  star: 'M12 3.5L14.6 9L20.5 9.7L16.1 13.7L17.3 19.5L12 16.6L6.7 19.5L7.9 13.7L3.5 9.7L9.4 9Z',
  hand: 'M8 12V6.5A1.5 1.5 0 0 1 11 6.5V11V4.5A1.5 1.5 0 0 1 14 4.5V11V6A1.5 1.5 0 0 1 17 6V14C17 18 15 20.5 12 20.5C9 20.5 7.5 18.5 4.5 13.5C4 12.3 5.5 11.5 6.5 12.5L8 14.5',
  people:
    'M9 11A3.5 3.5 0 1 0 9 4A3.5 3.5 0 1 0 9 11ZM2.5 20C2.5 13.5 15.5 13.5 15.5 20M16 4.6A3.3 3.3 0 0 1 16 10.6M17.5 14C20 14.8 21.5 16.8 21.5 20',
  chairs: 'M5 4H10V9H5ZM14 4H19V9H14ZM5 15H10V20H5ZM14 15H19V20H14ZM12 9V15',
  podium: 'M4 20V14H9V20M9 20V9H15V20M15 20V12H20V20H4',
  sheet: 'M6 3.5H15L19 7.5V20.5H6ZM9 11H16M9 15H16M15 3.5V7.5H19',
  gear: 'M12 8.8A3.2 3.2 0 1 0 12 15.2A3.2 3.2 0 1 0 12 8.8ZM12 3V6M12 18V21M3 12H6M18 12H21M5.6 5.6L7.7 7.7M16.3 16.3L18.4 18.4M18.4 5.6L16.3 7.7M7.7 16.3L5.6 18.4',
  lock: 'M6 11H18V20H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11',
} as const;

export type IconName = keyof typeof ICONS;

/** Always beside words that say the same, so readers of the screen are told nothing. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} {...(name === 'required' ? { fill: 'currentColor' } : {})} />
      {name === 'required' && <path d="M8 12.3L11 15.3L16.3 9" className="icon-cut" />}
    </svg>
  );
}
