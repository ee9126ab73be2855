/** A document for the printer or for a phone without scripts: its own style inside, no script, nothing from elsewhere. */
export const DOCUMENT = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'",
};
