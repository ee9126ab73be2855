export interface ToEngine {
  readonly id: number;
  readonly name: string;
  readonly given: readonly unknown[];
}

export type FromEngine =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };
