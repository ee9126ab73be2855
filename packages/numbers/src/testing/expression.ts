/**
 * A small written language for tests: + - * / ^ ! i, sqrt(x), root(n, x), log(b, x), with the precedence of school;
 * branch(k, x, n/d) is the k-th complex value of x^(n/d), counted from 0 by argument.
 */
export type Expression =
  | { readonly op: 'number'; readonly n: bigint }
  | { readonly op: 'i' }
  | {
      readonly op: '+' | '-' | '*' | '/' | '^' | 'root' | 'log';
      readonly a: Expression;
      readonly b: Expression;
    }
  | { readonly op: '!' | 'negate'; readonly a: Expression }
  | {
      readonly op: 'branch';
      readonly k: number;
      readonly a: Expression;
      readonly n: bigint;
      readonly d: bigint;
    };

export function parse(text: string): Expression {
  const tokens = text.match(/\d+|[a-z]+|[^\s]/g) ?? [];
  let at = 0;
  const peek = () => tokens[at];
  const take = (expected?: string): string => {
    const token = tokens[at++];
    if (token === undefined || (expected !== undefined && token !== expected)) {
      throw new Error(`${text}: expected ${expected ?? 'more'} at ${at}`);
    }
    return token;
  };

  function sum(): Expression {
    let left = product();
    for (;;) {
      const op = peek();
      if (op !== '+' && op !== '-') return left;
      take();
      left = { op, a: left, b: product() };
    }
  }
  function product(): Expression {
    let left = signed();
    for (;;) {
      const op = peek();
      if (op !== '*' && op !== '/') return left;
      take();
      left = { op, a: left, b: signed() };
    }
  }
  function signed(): Expression {
    if (peek() !== '-') return raised();
    take();
    return { op: 'negate', a: signed() };
  }
  function raised(): Expression {
    let base = primary();
    while (peek() === '!') {
      take();
      base = { op: '!', a: base };
    }
    if (peek() !== '^') return base;
    take();
    return { op: '^', a: base, b: signed() };
  }
  function primary(): Expression {
    const token = take();
    if (/^\d/.test(token)) return numeral(BigInt(token));
    if (token === 'i') return { op: 'i' };
    if (token === '(') {
      const inner = sum();
      take(')');
      return inner;
    }
    take('(');
    const first = sum();
    if (token === 'sqrt') {
      take(')');
      return { op: 'root', a: { op: 'number', n: 2n }, b: first };
    }
    take(',');
    if (token === 'branch') return branch(first);
    const second = sum();
    take(')');
    if (token !== 'root' && token !== 'log') throw new Error(`${text}: no function ${token}`);
    return { op: token, a: first, b: second };
  }

  /** 4i is 4·i, as it is printed. */
  function numeral(n: bigint): Expression {
    if (peek() !== 'i') return { op: 'number', n };
    take();
    return { op: '*', a: { op: 'number', n }, b: { op: 'i' } };
  }

  function branch(first: Expression): Expression {
    const a = sum();
    take(',');
    const n = BigInt(take());
    take('/');
    const d = BigInt(take());
    take(')');
    return { op: 'branch', k: first.op === 'number' ? Number(first.n) : 0, a, n, d };
  }

  const result = sum();
  if (at !== tokens.length) throw new Error(`${text}: too much text at ${at}`);
  return result;
}
