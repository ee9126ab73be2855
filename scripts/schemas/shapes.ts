/** A JSON Schema, and a few words to build one with. */
export type Schema = Readonly<Record<string, unknown>>;

export const text = (about?: string): Schema => ({
  type: 'string',
  ...(about === undefined ? {} : { description: about }),
});
export const integer: Schema = { type: 'integer' };
export const number: Schema = { type: 'number' };
export const flag: Schema = { type: 'boolean' };
export const anything: Schema = {};
export const exactly = (value: unknown): Schema => ({ const: value });
export const oneOf = (values: readonly unknown[]): Schema => ({ enum: [...new Set(values)] });
export const list = (items: Schema, most?: number): Schema => ({
  type: 'array',
  items,
  ...(most === undefined ? {} : { maxItems: most }),
});
export const either = (...schemas: readonly Schema[]): Schema => ({ anyOf: schemas });
export const use = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** An object; a name that ends in `?` may be missing. What is not named is refused unless the format keeps it. */
export function object(
  members: Readonly<Record<string, Schema>>,
  unknown: 'refused' | 'kept' = 'refused',
): Schema {
  const names = Object.keys(members);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(members).map(([name, schema]) => [name.replace(/\?$/u, ''), schema]),
    ),
    required: names.filter((name) => !name.endsWith('?')),
    ...(unknown === 'refused' ? { additionalProperties: false } : {}),
  };
}

/** An object of texts by names that are not known beforehand. */
export const record = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });
