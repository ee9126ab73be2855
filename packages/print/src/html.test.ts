import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

/** Read back as a browser reads text and attributes. */
function unescape(text: string): string {
  const signs = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
  return text.replaceAll(/&(lt|gt|quot|#39|amp);/g, (entity) => signs[entity as keyof typeof signs]);
}

describe('html', () => {
  it('any text comes out as the same text, and never as a tag or the end of an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const made = html`${text}`.html;
        expect(made).not.toMatch(/[<>"']/);
        expect(unescape(made)).toBe(text);
      }),
    );
  });

  it('takes HTML, numbers and lists as they are, and nothing for null', () => {
    const bold = html`<b>${'<'}</b>`;
    expect(html`a${[1, bold, null, [2, []]]}z${null}`.html).toBe('a1<b>&lt;</b>2z');
  });
});
