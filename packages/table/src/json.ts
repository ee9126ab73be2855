/** JSON, as it travels. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
