/** One part of a face: its shape, where it lies in a square of 64, and its colour. */
export type Part =
  | readonly [kind: 'fill', path: string, color: string]
  | readonly [kind: 'line', path: string, color: string, width: number]
  | readonly [kind: 'round', x: number, y: number, rx: number, ry: number, color: string];

export interface FaceDrawing {
  readonly ground: string;
  readonly parts: readonly Part[];
}

const eyes = (x: number, y: number, size: number, color: string): readonly Part[] => [
  ['round', 32 - x, y, size, size, color],
  ['round', 32 + x, y, size, size, color],
  ['round', 32 - x + 0.9, y - 1, size / 3, size / 3, '#fff'],
  ['round', 32 + x + 0.9, y - 1, size / 3, size / 3, '#fff'],
];
const both = (x: number, y: number, rx: number, ry: number, color: string): readonly Part[] => [
  ['round', 32 - x, y, rx, ry, color],
  ['round', 32 + x, y, rx, ry, color],
];

/** Animals, one head each, flat, on a ground of their own. */
export const FACES = {
  fox: {
    ground: '#F6D3A8',
    parts: [
      ['fill', 'M13 9L27 21H37L51 9Q56 30 48 42L32 58L16 42Q8 30 13 9Z', '#D8642A'],
      ['fill', 'M16.5 16L23.5 22.5L16.5 28ZM47.5 16L40.5 22.5L47.5 28Z', '#6A2C12'],
      ['fill', 'M10.2 30Q22 33 27 44Q29 51 32 58L16 42Q11 36.5 10.2 30Z', '#FFF4E4'],
      ['fill', 'M53.8 30Q42 33 37 44Q35 51 32 58L48 42Q53 36.5 53.8 30Z', '#FFF4E4'],
      ...eyes(8.5, 33.5, 2.9, '#2B1A12'),
      ['round', 32, 55, 4.2, 3.4, '#2B1A12'],
    ],
  },
  owl: {
    ground: '#CFE0EA',
    parts: [
      ['fill', 'M12 12L24 17H40L52 12V38A20 20 0 0 1 12 38Z', '#7B5A3E'],
      ['fill', 'M22 44A10 12 0 0 0 42 44L32 36Z', '#C9A57C'],
      ['line', 'M27 47l2.5 2.5 2.5-2.5 2.5 2.5 2.5-2.5M29.5 52l2.5 2.5 2.5-2.5', '#7B5A3E', 1.6],
      ...both(9.5, 29, 9.5, 9.5, '#FFF6E5'),
      ...eyes(8.5, 29.5, 5, '#2A211B'),
      ['fill', 'M28.5 34.5H35.5L32 41Z', '#E39A2B'],
    ],
  },
  otter: {
    ground: '#BFE0D6',
    parts: [
      ...both(17.5, 22, 5.5, 5.5, '#7A5238'),
      ['fill', 'M32 9C48 9 54 21 54 33C54 48 45 56 32 56C19 56 10 48 10 33C10 21 16 9 32 9Z', '#8F6446'],
      ['fill', 'M32 34C44 34 48 39 47 45C46 52 39 55 32 55C25 55 18 52 17 45C16 39 20 34 32 34Z', '#F3E2CB'],
      ...eyes(9.5, 29, 3.1, '#23170F'),
      ['fill', 'M27 36.5Q32 34 37 36.5Q36 41.5 32 42Q28 41.5 27 36.5Z', '#23170F'],
      ['line', 'M32 42V46M32 46Q28 50 24.5 47M32 46Q36 50 39.5 47', '#23170F', 1.8],
      ['line', 'M14 40L4.5 38.5M14 44.5L5.5 47M50 40L59.5 38.5M50 44.5L58.5 47', '#6b4a33', 1.5],
    ],
  },
  bear: {
    ground: '#E9CFC4',
    parts: [
      ...both(17, 16, 8, 8, '#5D4231'),
      ...both(17, 16, 4, 4, '#B98A6B'),
      ['round', 32, 33, 23, 23, '#6B4C38'],
      ['round', 32, 42, 12, 9.5, '#D9B799'],
      ...eyes(9.5, 29, 3, '#1E130C'),
      ['round', 32, 38, 4.6, 3.4, '#1E130C'],
      ['line', 'M32 41V44.5M27.5 46Q32 49.5 36.5 46', '#1E130C', 1.8],
    ],
  },
  crane: {
    ground: '#D9D6F0',
    parts: [
      [
        'fill',
        'M22 64C18 50 26 44 22 32C19 22 24 11 35 11C44 11 47 18 46 24C45 32 38 33 36 40C34 48 40 54 40 64Z',
        '#F7F7F4',
      ],
      ['fill', 'M22 64C19 52 24.5 46 23 38C28 43 27 52 30 64Z', '#39404C'],
      ['fill', 'M25 17C27 10 42 7 45 19C38 17 31 18 25 17Z', '#C23B33'],
      ['fill', 'M45.5 20.5L62 26.5L45 27.5Z', '#C9963B'],
      ['round', 39, 22, 2.5, 2.5, '#22262E'],
      ['round', 39.7, 21.3, 0.8, 0.8, '#fff'],
    ],
  },
  hare: {
    ground: '#DCE8C6',
    parts: [
      ['fill', 'M22 30C14 20 13 6 18 3C24 3 28 16 28 28ZM42 30C50 20 51 6 46 3C40 3 36 16 36 28Z', '#A88B6C'],
      ['fill', 'M22 25C18 18 17 9 19 7C22 9 25 17 25 25ZM42 25C46 18 47 9 45 7C42 9 39 17 39 25Z', '#EBC9B4'],
      ['round', 32, 41, 18, 18, '#B99B7B'],
      ['round', 32, 48, 10, 8, '#F4E8D8'],
      ...eyes(8.5, 37, 3.2, '#2A1C12'),
      ['fill', 'M29 43.5H35L32 47Z', '#7A4438'],
      ['line', 'M32 47V50M28.5 52Q32 53.5 35.5 52', '#2A1C12', 1.6],
    ],
  },
  badger: {
    ground: '#E6D9C2',
    parts: [
      ...both(18, 18, 6, 6, '#3B3D42'),
      ['fill', 'M32 10C48 10 54 22 53 34C51 48 42 58 32 58C22 58 13 48 11 34C10 22 16 10 32 10Z', '#F4F1EA'],
      ['fill', 'M15 20C22 14 27 22 26 34C25 42 20 46 16 43C11 37 11 26 15 20Z', '#3B3D42'],
      ['fill', 'M49 20C42 14 37 22 38 34C39 42 44 46 48 43C53 37 53 26 49 20Z', '#3B3D42'],
      ...eyes(11, 31, 2.6, '#0E0F11'),
      ['round', 20.6, 30.4, 1.1, 1.1, '#fff'],
      ['round', 42.6, 30.4, 1.1, 1.1, '#fff'],
      ['round', 32, 51, 4.6, 3.6, '#22242A'],
    ],
  },
  lynx: {
    ground: '#CFE3DC',
    parts: [
      ['fill', 'M11 5L25 18H39L53 5Q57 26 51 38Q45 55 32 57Q19 55 13 38Q7 26 11 5Z', '#C9A26B'],
      ['fill', 'M11 5L17 16L14 20ZM53 5L47 16L50 20Z', '#3A2C1C'],
      [
        'fill',
        'M13 38Q22 38 27 46Q29 52 32 57Q19 55 13 38ZM51 38Q42 38 37 46Q35 52 32 57Q45 55 51 38Z',
        '#F7EEDD',
      ],
      ['line', 'M26 20L28 26M32 18V25M38 20L36 26M15 30L20 31M49 30L44 31', '#7C5A2E', 2],
      ...both(9, 33, 4, 3.4, '#F3E27A'),
      ...both(9, 33, 1.6, 3.2, '#20180E'),
      ['fill', 'M28.5 43.5H35.5L32 48Z', '#7A3B33'],
      ['line', 'M32 48V50.5M27.5 52Q32 53.5 36.5 52', '#3A2C1C', 1.6],
    ],
  },
  mouse: {
    ground: '#F2DCD6',
    parts: [
      ...both(18, 19, 12, 12, '#8E8A93'),
      ...both(18, 19, 7.5, 7.5, '#E7B9B4'),
      ['fill', 'M32 18C46 18 51 29 49 39C46 50 39 57 32 58C25 57 18 50 15 39C13 29 18 18 32 18Z', '#A5A1AA'],
      ...eyes(8, 36, 3, '#1F1C22'),
      ['round', 32, 53, 4, 3.2, '#D97C7C'],
      ['line', 'M22 48L9 45M22 51L10 54M42 48L55 45M42 51L54 54', '#6C6872', 1.4],
    ],
  },
  cat: {
    ground: '#F7E2B8',
    parts: [
      ['fill', 'M12 8L26 18H38L52 8Q55 26 52 38C49 50 41 57 32 57C23 57 15 50 12 38Q9 26 12 8Z', '#4B4A57'],
      ['fill', 'M16 15L23 20L16 25ZM48 15L41 20L48 25Z', '#D59A9A'],
      ...both(9, 33, 5, 4.4, '#BFE08A'),
      ...both(9, 33, 1.7, 4, '#17161C'),
      ['fill', 'M29 42H35L32 45.5Z', '#E39C9C'],
      ['line', 'M32 45.5V48M27 50.5Q30 52 32 48Q34 52 37 50.5', '#17161C', 1.7],
      ['line', 'M20 43L8 41M20 47L9 49M44 43L56 41M44 47L55 49', '#E8E3DA', 1.3],
    ],
  },
} as const satisfies Readonly<Record<string, FaceDrawing>>;

export type Animal = keyof typeof FACES;
