const COLORS: Readonly<Record<string, string>> = {
  red: 'rojo',
  blue: 'azul',
  green: 'verde',
  black: 'negro',
};

/** The colour of a cube, behind its noun. */
export function inColor(color: string): string {
  return COLORS[color] ?? color;
}
