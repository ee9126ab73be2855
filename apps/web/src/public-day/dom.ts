type Child = Node | string | number | null;

/** An element with its attributes and children; texts are always texts, never HTML. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const child of children)
    if (child !== null) element.append(typeof child === 'number' ? String(child) : child);
  return element;
}

/** A table with a head; cells of the first row that are numbers stand at the end. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
  label: string,
): HTMLElement {
  const body = rows.map((row) =>
    make(
      'tr',
      {},
      ...row.map((cell) => make('td', typeof cell === 'number' ? { class: 'figure' } : {}, cell ?? '–')),
    ),
  );
  return make(
    'div',
    { class: 'wide', tabindex: '0', role: 'region', 'aria-label': label },
    make(
      'table',
      {},
      make('thead', {}, make('tr', {}, ...head.map((text) => make('th', { scope: 'col' }, text)))),
      make('tbody', {}, ...body),
    ),
  );
}
