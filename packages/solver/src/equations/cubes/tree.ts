/** An expression as the search builds it, every part in grouping symbols of its own. */
export type Tree =
  | { readonly kind: 'leaf'; readonly text: string }
  | { readonly kind: 'unary'; readonly sign: 'r' | 'x' | '!'; readonly of: Tree }
  /** The sign of an exponent without a cube is '; an implied product has none. */
  | {
      readonly kind: 'binary';
      readonly sign: string;
      readonly left: Tree;
      readonly right: Tree;
      /** Which of several complex roots is meant, if it has a name. */
      readonly root?: string;
    }
  /** Two numbers with i between them and no ×. */
  | { readonly kind: 'around-i'; readonly i: string; readonly left: Tree; readonly right: Tree };

/** The text of a tree, fully grouped; `wary` puts single numerals into grouping symbols too. */
export function makeTree(tree: Tree, wary: boolean): string {
  const inside = (part: Tree): string => {
    if (part.kind === 'leaf') return wary ? `(${part.text})` : part.text;
    return `(${makeTree(part, wary)})`;
  };
  switch (tree.kind) {
    case 'leaf':
      return tree.text;
    case 'unary':
      return tree.sign === '!' ? `${inside(tree.of)}!` : tree.sign + inside(tree.of);
    case 'binary':
      if (tree.root !== undefined) {
        const { root, ...power } = tree;
        return `(${makeTree(power, wary)} := ${root})`;
      }
      if (tree.sign === "'")
        return `${inside(tree.left)}'${tree.right.kind === 'leaf' ? tree.right.text : inside(tree.right)}`;
      if (tree.sign === '' && tree.right.kind === 'leaf') return inside(tree.left) + tree.right.text;
      return inside(tree.left) + tree.sign + inside(tree.right);
    case 'around-i':
      return inside(tree.left) + tree.i + inside(tree.right);
  }
}
